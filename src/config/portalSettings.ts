/** An office that declarations are addressed to. */
export interface Company {
  /** The legal name, as on its GST registration. */
  name: string;
  /** Spelled as the GST portal spells it. */
  state: string;
  address: string;
  gstin: string;
}

export interface MailAddresses {
  sender: string;
  gstTeam: string;
  approver: string;
  reviewTeam: string;
}

/** Six-digit colours such as #336699. */
export interface Palette {
  page: string;
  card: string;
  line: string;
  text: string;
  /** Hints, dates and what else is said beside something. */
  quietText: string;
  accent: string;
  /** Behind what is chosen or pointed at. */
  softAccent: string;
  onSoftAccent: string;
}

/** The names that are set aside for examples, which nobody can own. */
export function isExampleHost(host: string): boolean {
  return /(^|\.)example(\.(com|net|org))?$/i.test(host);
}
