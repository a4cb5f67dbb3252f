import {assertGuidesMatch} from '../../../plugins/guide-checks/guideFiles';
import {main} from '../../node/steps';

/** Fails if the table of guides and their folder differ. A process of its own, because a process reads the table once. */
main(() => Promise.resolve().then(assertGuidesMatch));
