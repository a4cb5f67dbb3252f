import {runCallback} from './runCallback';

const {ssoUrl = '', done = '', failed = ''} = document.currentScript?.dataset ?? {};
runCallback({ssoUrl, done, failed}, window.location.search);
