export {WebhookBench} from './WebhookBench';
