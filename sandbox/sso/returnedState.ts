import type {KoaContextWithOIDC} from 'oidc-provider';
import type {LogIns} from './logIns';

/** Removes or changes `state` in the redirect if the login simulates that error. */
export const withReturnedState =
  (logIns: LogIns) =>
  async (context: KoaContextWithOIDC, next: () => Promise<void>): Promise<void> => {
    await next();
    const [, interaction = ''] = /^\/oauth\/authorize\/([^/]+)$/.exec(context.path) ?? [];
    const choice = logIns.ofInteraction(interaction)?.errors.state ?? 'normal';
    const location = context.response.get('Location');
    if (choice === 'normal' || !URL.canParse(location)) return;
    const target = new URL(location);
    if (choice === 'missing') target.searchParams.delete('state');
    else target.searchParams.set('state', 'not-the-state-that-was-sent');
    context.set('Location', target.href);
  };
