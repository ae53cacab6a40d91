import { codeOfState, HOME_STATES } from './gstStates.ts';
import { hasOneMistake } from './oneMistake.ts';
import { westernDigits } from './validators/normalise.ts';

/** Other names that people write for a State at the end of an address. */
const OTHER_NAMES: Readonly<Record<string, readonly string[]>> = {
  'Andaman and Nicobar Islands': ['Andaman and Nicobar', 'Andaman Nicobar', 'A and N Islands'],
  'Andhra Pradesh': ['Andhra'],
  'Arunachal Pradesh': ['Arunachal'],
  Chhattisgarh: ['Chattisgarh', 'Chhatisgarh'],
  'Dadra and Nagar Haveli and Daman and Diu': ['Dadra and Nagar Haveli', 'Daman and Diu', 'Daman', 'Diu'],
  Delhi: ['New Delhi'],
  Gujarat: ['Gujrat'],
  'Himachal Pradesh': ['Himachal'],
  'Jammu and Kashmir': ['Jammu Kashmir', 'J and K', 'Kashmir'],
  'Lakshadweep Islands': ['Lakshadweep'],
  Maharashtra: ['Maharastra'],
  Odisha: ['Orissa'],
  Puducherry: ['Pondicherry'],
  Telangana: ['Telengana'],
  Uttarakhand: ['Uttaranchal'],
  'West Bengal': ['W Bengal'],
};

/** Short forms, of which some mean one State for one writer and another State for the next, and the region of Delhi. */
const SHORT_FORMS =
  /^(an|ap|ar|as|br|cg|ch|ct|dandnh|dd|dh|dl|dnh|dnhdd|ga|gj|guj|hp|hr|jh|jk|ka|kl|la|ld|maha?|mh|ml|mn|mp|ms|mz|(delhi)?ncr|nl|od|or|pb|pn|py|raj|rj|sk|tg|tn|tr|ts|ua|uk|up|ut|wb)$/;

/** `J & K` and `State of Kerala (India)` as letters. */
function keyOf(text: string): string {
  const whole = text.toLowerCase().replaceAll('&', ' and ');
  const name = whole
    .replace(/^\W*(?:the )?(?:state|u\.?t\.?|union territory|nct|national capital territory)(?: of)?\b/, '')
    .replace(/\b(?:state|ut|union territory)?\W*(?:india|bharat)?\W*$/, '');
  return lettersOf(name) || lettersOf(whole);
}

const lettersOf = (text: string) => text.replaceAll(/[^\p{L}\p{M}]/gu, '');

const NAMES = new Map(
  HOME_STATES.flatMap((state) =>
    [state, ...(OTHER_NAMES[state] ?? [])].map((name) => [keyOf(name), state] as const),
  ),
);

/** The State that the whole text means; undefined when it means none, or not surely one. */
export function stateNamed(text: string): string | undefined {
  return NAMES.get(keyOf(text));
}

/** Whether the text means a State, also in a short form. */
export function isStateName(text: string): boolean {
  const key = keyOf(text);
  return NAMES.has(key) || SHORT_FORMS.test(key);
}

/** Whether the text may mean a State, misspelt: Uttrakhand. Some towns have such a name too. */
export function isNearState(text: string): boolean {
  const key = keyOf(text);
  return key.length > 5 && [...NAMES.keys()].some((name) => name.length > 5 && hasOneMistake(name, key));
}

/** The two digits of a State code as people write it: 27, 7, 27 - Maharashtra, or a State; empty for any other text. */
export function stateCodeIn(text: string): string {
  const [, digits] = /^\D*(\d{1,2})\D*$/.exec(westernDigits(text)) ?? [];
  return digits?.padStart(2, '0') ?? codeOfState(stateNamed(text) ?? '');
}

/**
 * States and territories that an address may name in place of each other: one was part of the other, lies within it, or
 * shares its large city.
 */
const TAKEN_FOR_EACH_OTHER = [
  ['Andhra Pradesh', 'Telangana', 'Puducherry'],
  ['Bihar', 'Jharkhand'],
  ['Chandigarh', 'Haryana', 'Punjab'],
  ['Chhattisgarh', 'Madhya Pradesh'],
  ['Dadra and Nagar Haveli and Daman and Diu', 'Goa', 'Gujarat'],
  ['Delhi', 'Haryana', 'Uttar Pradesh'],
  ['Jammu and Kashmir', 'Ladakh'],
  ['Kerala', 'Lakshadweep Islands', 'Puducherry'],
  ['Puducherry', 'Tamil Nadu'],
  ['Uttar Pradesh', 'Uttarakhand'],
];

/** Whether an address in the one State may name the other. */
export function isTakenFor(one: string, other: string): boolean {
  return (
    one === other || TAKEN_FOR_EACH_OTHER.some((states) => states.includes(one) && states.includes(other))
  );
}
