import type { Fields } from './fields.ts';

/** What a form is called, whom it concerns and which fields it has. Pages, transitions and letters are its own code. */
export interface Definition {
  /** The name everywhere else: in headings, queries, reviews and mails. */
  title: string;
  /** The heading for vendors, if different. */
  vendorTitle?: string;
  /** The name in the dashboard's table and tasks, if different; the specification has one for everybody. */
  tableTitle?: string;
  shortTitle: string;
  /** The name within a sentence. */
  name: string;
  /** The icon in the menu. */
  icon: 'agreement' | 'bank' | 'declaration' | 'form';
  /** The text of a submission in the log, after the person's name. */
  logged: string;
  /** The category of its queries. */
  category: string;
  /** The target of its queries, if not its own address. */
  queriesPath?: string;
  /** One of these values of the profile suffices. Absent: the form concerns everyone, and R6 needs it. */
  concernsUnless?: { isGSTApplicable?: 'yes'; isEinvoicingApplicable?: 'yes'; vendortype?: string };
  /** A trainee neither sees it nor may submit it. */
  forVendorsOnly?: true;
  /** The form that replaces this one for every person whom it concerns. */
  coveredBy?: string;
  /** The dashboard shows the form even if it does not apply. */
  isOnEveryDashboard?: boolean;
  /** A letter that shows the signature of the profile. */
  isLetter?: true;
  /** A body signs it only after its registration form names the signatory. */
  needsSignatory?: true;
  task: { detail: string; action: string };
  drafts: readonly string[];
  /**
   * The version of the words that are signed. Change it when they change, and record it in
   * tests/unit/domain/signed/textVersions.test.ts, which fails without it.
   */
  textVersion: string;
  /** The fields of `users/{uid}` and `documents/{uid}` that it fills in. */
  stored: { user: readonly string[]; documents: readonly string[] };
  fields?: Fields;
  /**
   * All of the form: its fields are stored under its key in `users/{uid}`, and have no conditions beside their kinds. Its
   * parsing, its section, its submission and its rules are those of every plain form.
   */
  isPlain?: true;
  /** The refusal of a plain form that lacks a field. */
  incomplete?: string;
  /** Further fields of a submission, which a declaration from before November 2026 lacks. */
  grounds?: Fields;
}
