import type {KoaContextWithOIDC} from 'oidc-provider';
import type {LogIns} from './logIns';

/** Sends the visitor back without `state`, or with a wrong one, if the log-in asks for it. */
export const withStateFault =
  (logIns: LogIns) =>
  async (context: KoaContextWithOIDC, next: () => Promise<void>): Promise<void> => {
    await next();
    const [, interaction = ''] = /^\/oauth\/authorize\/([^/]+)$/.exec(context.path) ?? [];
    const fault = logIns.ofInteraction(interaction)?.faults.state ?? 'normal';
    const location = context.response.get('Location');
    if (fault === 'normal' || !URL.canParse(location)) return;
    const target = new URL(location);
    if (fault === 'missing') target.searchParams.delete('state');
    else target.searchParams.set('state', 'not-the-state-that-was-sent');
    context.set('Location', target.href);
  };
