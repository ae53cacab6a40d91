/** A step in the log: `did` of its entry. */
export interface LogStep {
  /** Of `EVENT_GROUPS`. */
  group: 'forms' | 'queries' | 'decisions' | 'changes';
  /** The role in which staff take the step; absent for a step of the person. Either role refuses a change or puts it in force. */
  role?: 'reviewer' | 'approver' | 'staff';
  /** What the title has after the name; a title may go on. Absent where it differs from form to form. */
  text?: string;
}

export const LOG_STEPS = {
  submitted: { group: 'forms' },
  changed: { group: 'forms' },
  validated: { group: 'forms', role: 'reviewer', text: 'validated' },
  approved: { group: 'forms', role: 'reviewer', text: 'approved' },
  asked: { group: 'queries', role: 'reviewer', text: 'raised a query' },
  sent: { group: 'decisions', role: 'reviewer', text: 'sent the record' },
  accepted: { group: 'decisions', role: 'approver', text: 'accepted the empanelment' },
  acceptedasexception: { group: 'decisions', role: 'approver', text: 'accepted the empanelment' },
  denied: { group: 'decisions', role: 'approver', text: 'denied the empanelment' },
  changerequested: { group: 'changes', text: 'asked for a change' },
  changewithdrawn: { group: 'changes', text: 'took a change back' },
  changevalidated: { group: 'changes', role: 'reviewer', text: 'validated a change' },
  changerefused: { group: 'changes', role: 'staff', text: 'refused a change' },
  changeinforce: { group: 'changes', role: 'staff', text: 'put a change in force' },
} as const satisfies Record<string, LogStep>;
