import { section1Product } from './rows/section1Product.ts';
import { section2Approval } from './rows/section2Approval.ts';
import { section2Bank } from './rows/section2Bank.ts';
import { section2Dashboard } from './rows/section2Dashboard.ts';
import { section2Documents } from './rows/section2Documents.ts';
import { section2Entry } from './rows/section2Entry.ts';
import { section2Gst } from './rows/section2Gst.ts';
import { section2Profile } from './rows/section2Profile.ts';
import { section2Queries } from './rows/section2Queries.ts';
import { section2Routes } from './rows/section2Routes.ts';
import { section2Shell } from './rows/section2Shell.ts';
import { section2TraineeForm } from './rows/section2TraineeForm.ts';
import { section3Other } from './rows/section3Other.ts';
import { section3Sections } from './rows/section3Sections.ts';
import { section3User } from './rows/section3User.ts';
import { section4Flows } from './rows/section4Flows.ts';
import { section4Forms } from './rows/section4Forms.ts';
import { section4Statuses } from './rows/section4Statuses.ts';
import { section5Entry } from './rows/section5Entry.ts';
import { section5Forms } from './rows/section5Forms.ts';
import { section6Roles } from './rows/section6Roles.ts';
import { section7Calls } from './rows/section7Calls.ts';
import { section7Mail } from './rows/section7Mail.ts';
import { section8Errors } from './rows/section8Errors.ts';
import { section9Constants } from './rows/section9Constants.ts';
import type { SpecRow } from './specRow.ts';

/** Every requirement. */
export const SPEC_ROWS: readonly SpecRow[] = [
  ...section1Product,
  ...section2Routes,
  ...section2Shell,
  ...section2Entry,
  ...section2Dashboard,
  ...section2Profile,
  ...section2TraineeForm,
  ...section2Documents,
  ...section2Bank,
  ...section2Gst,
  ...section2Queries,
  ...section2Approval,
  ...section3User,
  ...section3Sections,
  ...section3Other,
  ...section4Statuses,
  ...section4Forms,
  ...section4Flows,
  ...section5Entry,
  ...section5Forms,
  ...section6Roles,
  ...section7Mail,
  ...section7Calls,
  ...section8Errors,
  ...section9Constants,
];
