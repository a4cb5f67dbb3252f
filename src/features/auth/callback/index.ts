import {runCallback} from './runCallback';

const {ssoUrl = '', done = '', failed = '', ended = ''} = document.currentScript?.dataset ?? {};
runCallback({ssoUrl, done, failed, ended}, window.location.search);
