import type { ListRow } from './listRows.ts';
import type { Outcomes } from './useSendList.ts';

export interface Result {
  text: string;
  tone: 'good' | 'bad' | 'idle';
}

/** What is said of a row: its verdict, and after the sending what became of it. */
export function resultOf({ verdict, reason, invite }: ListRow, outcomes: Outcomes): Result {
  const outcome = invite && verdict !== 'twice' ? outcomes[invite.email] : undefined;
  switch (outcome?.state) {
    case 'sent':
      return { text: 'Invited', tone: 'good' };
    case 'known':
      return { text: 'Already invited', tone: 'idle' };
    case 'unsent':
      return { text: `The invitation is saved, but the e-mail was not sent. ${outcome.why}`, tone: 'bad' };
    case 'failed':
      return { text: `Not invited. ${outcome.why}`, tone: 'bad' };
    case undefined:
      return { text: reason, tone: verdict === 'ready' ? 'good' : verdict === 'wrong' ? 'bad' : 'idle' };
  }
}
