import {REFUSAL_CHANNEL, type Refusal, readRefusal} from '../core/refusal';

/** Calls back when the popup of an attempt comes back without a code. @returns What ends it. */
export function hearRefusal(attemptId: string, told: (refusal: Refusal) => void): () => void {
  const channel = new BroadcastChannel(REFUSAL_CHANNEL);
  channel.onmessage = ({data}) => {
    const refusal = readRefusal(data, attemptId);
    if (refusal) told(refusal);
  };
  return () => channel.close();
}
