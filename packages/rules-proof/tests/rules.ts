/** Rules with one condition of each kind that the proofs change. */
export const RULES = `rules_version = '2';
service cloud.firestore {
  match /databases/{database}/documents {
    function isShort(text) {
      return text is string && text.size() <= 5;
    }
    match /notes/{id} {
      allow read: if request.auth != null;
      allow create: if isShort(request.resource.data.get('title', ''));
      allow delete: if false;
    }
  }
}
`;

/** The span of a text that the rules contain once. */
export function spanOf(text: string): { start: number; end: number } {
  const start = RULES.indexOf(text);
  return { start, end: start + text.length };
}
