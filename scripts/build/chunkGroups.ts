import type { Plugin, Rolldown } from 'vite';

type Group = Extract<Rolldown.OutputOptions['codeSplitting'], object>['groups'];

const named = new Set<string>();

/** Modules by how their path begins: files, folders or packages. Each of these paths must match a module of the build. */
function modulesOf(...paths: string[]): (id: string) => boolean {
  for (const path of paths) named.add(path);
  return (id) => paths.some((path) => isUnder(path, id));
}

const isUnder = (path: string, id: string) => id.replaceAll('\\', '/').includes(`/${path}`);

/** Fails the build for a path above that no module has any more: a rename would move modules to other chunks unnoticed. */
export function chunkPaths(): Plugin {
  return {
    name: 'chunk-paths',
    apply: 'build',
    buildEnd(error) {
      if (error) return;
      const missing = pathsWithoutModule([...this.getModuleIds()]);
      if (missing.length > 0)
        throw new Error(`scripts/build/chunkGroups.ts names paths without a module: ${missing.join(', ')}`);
    },
  };
}

export function pathsWithoutModule(ids: readonly string[]): string[] {
  return [...named].filter((path) => !ids.some((id) => isUnder(path, id)));
}

const isEntryScreen = modulesOf(
  'src/pages/registration/RegistrationPage.tsx',
  'src/pages/introducer-sign-up/IntroducerSignUpPage.tsx',
  'src/pages/approval/ApprovalPage.tsx',
);

/** Whether an entry screen imports a module statically, itself or through others. */
function isOfEntryScreen(id: string, graph: Rolldown.ChunkingContext, seen = new Set<string>()): boolean {
  if (isEntryScreen(id)) return true;
  seen.add(id);
  const importers = graph.getModuleInfo(id)?.importers ?? [];
  return importers.some((importer) => !seen.has(importer) && isOfEntryScreen(importer, graph, seen));
}

/** A module that fewer screens share has its own chunk, so that the first screen does not wait for it. */
const SCREENS_OF_PORTAL = 3;

const isSource = modulesOf('src/');
const isPage = modulesOf('src/pages/');
const isReactBootstrap = modulesOf('react-bootstrap/');

/** Modules that import react-hook-form: in the portal chunk they would pull it into the dashboard. */
const isEntryForm = modulesOf('src/forms/entry/');
const isRecordForm = modulesOf(
  'src/domain/validators/nationalNumber.ts',
  'src/forms/CodeField.tsx',
  'src/forms/LastFourField.tsx',
  'src/forms/RecordForm.tsx',
  'src/forms/SigningForm.tsx',
  'src/forms/formContext.ts',
  'src/forms/useRecordForm.ts',
  'src/forms/frame/',
);

/** The status and the printout of a submitted form. Registration, My Profile and the dashboard show neither. */
const isSubmittedForm = modulesOf(
  'src/forms/Answers.tsx',
  'src/forms/StatusNote.tsx',
  'src/forms/NotConcerned.tsx',
  'src/forms/letters/LetterStatus.tsx',
);

/** Only bank details and the trainee form suggest names of banks and cities. */
const isHint = modulesOf('src/forms/frame/useHint.ts');

/** Only the screens that sign up a person use these. */
const isSignUp = modulesOf(
  'src/backend/records/registration.ts',
  'src/domain/records/newRecords.ts',
  'src/domain/privacy/notice.ts',
  'src/backend/privacy/consents.ts',
  'src/domain/validators/newPassword.ts',
);

/** The people of an introducer, and the files for introducers and finance. */
const isPipeline = modulesOf('src/domain/people/pipeline', 'src/domain/exports/');

/** Introducers and the people they invite. */
const isInvitation = modulesOf(
  'src/backend/records/invitations.ts',
  'src/domain/people/invitations.ts',
  'src/domain/workEmail.ts',
);

/** Only reviewers and approvers use these, and not on their first screen. */
const isReviewFolder = modulesOf(
  'src/domain/queue/',
  'src/domain/review/',
  'src/domain/transitions/review',
  'src/domain/transitions/checks',
  'src/domain/transitions/denials',
  'src/domain/transitions/approval',
  'src/domain/people/delegations',
  'src/backend/deputies/',
  'src/backend/records/approvalQueue.ts',
  'src/backend/records/approvals.ts',
  'src/backend/records/duplicates.ts',
  'src/backend/records/reviews.ts',
  'src/evidence/',
  'src/domain/taxes/',
  'src/pages/review-person/useStep',
);
const isSnapshots = modulesOf('src/domain/review/snapshots.ts');
const isReview = (id: string) => isReviewFolder(id) && !isSnapshots(id);

/** No part of a review, whose chunks are full. */
const isEmptyState = modulesOf('src/ui/feedback/EmptyState');

/** Most people are trainees and vendors, who see no list of people. */
const isPeople = modulesOf(
  // The exports and two declarations list States.
  'src/domain/gstStates.ts',
  'src/domain/people/search',
  'src/domain/people/table',
  'src/records/useLivePages',
  'src/ui/BlockTable',
  'src/ui/ShowMore',
  'src/forms/ReviewersOnly',
  'src/pages/approval/ApproversOnly',
);

/** Few chunks, because the login page loads the address of each: the queue with the checks that it lists, and the writes of a review. */
const isQueue = modulesOf(
  'src/domain/queue/',
  'src/domain/review/checks.ts',
  'src/domain/review/decision.ts',
);
const isReviewWrite = modulesOf(
  'src/domain/transitions/review.ts',
  'src/domain/transitions/assignments.ts',
  'src/domain/transitions/checks.ts',
  'src/backend/records/reviews.ts',
  'src/backend/review/assignments.ts',
);

/** Only approvers decide, and not on their first screen. */
const isDecision = modulesOf(
  'src/domain/transitions/approval.ts',
  'src/domain/people/delegations.ts',
  'src/backend/deputies/',
);

/** Most screens take no file. */
const isUpload = modulesOf('src/ui/uploads/', 'src/domain/files/');

/** Queries name the fields too. */
const isSections = modulesOf(
  'src/domain/review/detail.ts',
  'src/domain/review/sections.ts',
  'src/domain/review/traineeFormSection.ts',
);

/** What a reviewer and an approver see of a person. */
const isEvidence = modulesOf('src/evidence/SectionEvidence.tsx', 'src/evidence/UnverifiedNotice.tsx');

/** What prints a form; the two longest forms load it later. */
const isPrint = modulesOf(
  'src/backend/papers/papers.ts',
  'src/domain/signed/signedCopy.ts',
  'src/forms/letters/Blocks.tsx',
  'src/forms/letters/LetterView.tsx',
  'src/forms/letters/SignedSheet.tsx',
  'src/forms/letters/usePrinted.ts',
  'src/pages/bank-details/BankDetailsSheet.tsx',
  'src/pages/trainee-form/TraineeFormSheets.tsx',
  'src/ui/print/Letter.tsx',
  'src/ui/print/PrintButton.tsx',
  'src/ui/print/usePrintMargins.ts',
);

/** What a signed copy is written and compared with, besides the words. */
const isSigned = modulesOf(
  'src/domain/letters/agreement',
  'src/domain/signed/canonicalJson.ts',
  'src/domain/signed/printed.ts',
  'src/domain/signed/readCopy.ts',
  'src/domain/signed/signedText.ts',
  'src/domain/signed/signing.ts',
);

/** Signed copies as files, which three screens save or check; in no group, because no other screen loads them. */
const isCopyFile = modulesOf('src/domain/signed/contentHtml.ts', 'src/domain/signed/copyFile.ts');

/** The words of the letters, without their screens. */
const isWords = modulesOf(
  'src/domain/gst.ts',
  'src/domain/letters/eInvoicingLetterText.ts',
  'src/domain/letters/gstLetterText.ts',
  'src/domain/letters/ownLetter.ts',
);

/** One chunk for all letters: the login page loads the address of every chunk. */
const isLetter = modulesOf('src/forms/letters/', 'src/evidence/LetterDialog.tsx');

/** Lists and reviews read changes of approved records. */
const isAmendmentRecord = modulesOf(
  'src/domain/records/amendments.ts',
  'src/domain/records/taxes.ts',
  'src/domain/transitions/impartial.ts',
);

/** The writes of such a change, which few visits make or decide on, and what an exception waived. */
const isAmendment = modulesOf(
  'src/backend/amendments/',
  'src/domain/due/exceptions.ts',
  'src/domain/transitions/amendedValues.ts',
  'src/domain/transitions/amendments.ts',
  'src/domain/transitions/taxes.ts',
);

/** Tax details, which vendors enter and staff read. */
const isTaxes = modulesOf(
  'src/backend/taxes/taxes.ts',
  'src/domain/taxes/labels.ts',
  'src/domain/taxes/remarks.ts',
  'src/records/useTaxes.ts',
);

/** Modules that neither the registration nor the dashboard should wait for. */
const isLater = (id: string) =>
  [
    isReview,
    isRecordForm,
    isEntryForm,
    isSubmittedForm,
    isHint,
    isSignUp,
    isInvitation,
    isPipeline,
    isLetter,
    isPrint,
    isSigned,
    isCopyFile,
    isWords,
    isAmendmentRecord,
    isAmendment,
    isTaxes,
  ].some((is) => is(id));

/**
 * Which modules share a chunk. Few chunks, so that a screen takes few requests; and modules that one kind of visit never
 * needs stay out of its way: the login page has no database, the dashboard no form library.
 * A group takes along the modules that its own ones import and no group of a higher priority has.
 */
export const chunkGroups: Group = [
  // The build inlines its names where they are used (vite.config.ts); only the companies remain, which no entry page needs.
  { name: 'companies', test: modulesOf('src/config/portal.ts'), priority: 95 },
  { name: 'index', tags: ['$initial'], priority: 90 },
  // The login page prefetches it when idle.
  {
    name: 'auth',
    test: modulesOf(
      ...['auth', 'app', 'component', 'logger', 'util'].map((part) => `@firebase/${part}/`),
      'firebase/auth/',
      'firebase/app/',
      'idb/',
      'src/backend/firebase/auth.ts',
      'src/backend/firebase/app.ts',
      'react-toastify/',
      'src/ui/feedback/Toaster.tsx',
    ),
    priority: 80,
  },
  // Fetched while the person types.
  {
    name: 'firestore',
    test: modulesOf('@firebase/firestore/', 'firebase/firestore/', '@firebase/webchannel-wrapper/'),
    priority: 70,
  },
  {
    name: 'storage',
    test: modulesOf('@firebase/storage/', 'firebase/storage/', 'src/backend/files/storageService.ts'),
    priority: 60,
  },
  { name: 'forms', test: modulesOf('react-hook-form/', 'valibot/', '@hookform/'), priority: 50 },
  // No screen sends a mail before an action; the dashboard never does.
  { name: 'mail', test: modulesOf('src/backend/mail/'), priority: 48 },
  // Registration, sign-up and approval must not wait for the dialogs and menus of the signed-in screens.
  {
    name: (id, graph) => (isOfEntryScreen(id, graph) ? 'entry' : null),
    test: (id) => (isSource(id) || id.includes('node_modules')) && !isPage(id) && !isLater(id),
    priority: 45,
  },
  // Most signed-in screens share records, transitions, statuses and fields.
  {
    name: 'portal',
    test: (id) =>
      isReactBootstrap(id) ||
      (isSource(id) && !isLater(id) && !isPeople(id) && !isEmptyState(id) && !isUpload(id)),
    minShareCount: SCREENS_OF_PORTAL,
    priority: 40,
  },
  { name: 'sections', test: isSections, priority: 38 },
  // Before the letters, whose group would include these.
  { name: 'submittedForms', test: isSubmittedForm, priority: 37 },
  { name: 'prints', test: isPrint, priority: 37 },
  { name: 'letters', test: isLetter, priority: 36 },
  { name: 'words', test: isWords, priority: 39 },
  { name: 'signed', test: isSigned, priority: 34 },
  { name: 'people', test: isPeople, priority: 35 },
  { name: 'emptyState', test: isEmptyState, priority: 35 },
  { name: 'uploads', test: isUpload, priority: 34 },
  // Before the writes of a review, whose group would include what both import.
  { name: 'changeRecords', test: isAmendmentRecord, priority: 33 },
  { name: 'changes', test: isAmendment, priority: 32.5 },
  { name: 'queue', test: isQueue, priority: 32 },
  { name: 'evidence', test: isEvidence, priority: 30.5 },
  { name: 'review', test: isReviewWrite, priority: 31 },
  { name: 'taxes', test: isTaxes, priority: 29 },
  { name: 'ifsc', test: isHint, priority: 30.5 },
  { name: 'recordForms', test: isRecordForm, priority: 30 },
  { name: 'invited', test: isInvitation, priority: 29 },
  { name: 'entryForms', test: isEntryForm, priority: 28 },
  { name: 'signUp', test: isSignUp, priority: 26 },
  { name: 'approvals', test: isDecision, priority: 25 },
];
