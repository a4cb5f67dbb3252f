/* What texts may not tell their readers. */
export {checkedHosts} from './checkedHosts';
export {knownPackages} from './knownPackages';
export {linkTargets} from './linkTargets';
export {lookAlikeHosts} from './lookAlikeHosts';
export {noPipeIntoShell} from './noPipeIntoShell';
export {noUserInfo} from './noUserInfo';
export {ownImports} from './ownImports';
export {ownPictures} from './ownPictures';
export {sampleHosts} from './sampleHosts';
export {visibleCharacters} from './visibleCharacters';
