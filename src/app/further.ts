import { paths } from '../config/paths.ts';

/** The screens of furtherScreens.ts: the login page does not load their addresses. */
export const FURTHER = [
  paths.nonApplicability,
  paths.exportGst,
  paths.eInvoicing,
  paths.exportMsa,
  paths.queries,
  paths.taxDetails,
  paths.verifyCopy,
  paths.dossier,
  paths.timeline,
  paths.personTimeline,
  paths.person,
  paths.due,
  paths.exports,
  paths.approvalChange,
  paths.change,
  paths.changes,
] as const;
export type FurtherPath = (typeof FURTHER)[number];
