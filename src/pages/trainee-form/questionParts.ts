/** The three parts of a reference, in their order (SPEC 3, generalQuestions). */
export const QUESTION_PARTS = ['companyName', 'refName', 'refNumber'] as const;

export const QUESTION_LABELS = {
  companyName: 'Company Name',
  refName: 'Reference Name',
  refNumber: 'Reference Number',
} as const;
