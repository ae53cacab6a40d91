import { countryNamed } from './countries.ts';
import { isNearState, isStateName, stateNamed } from './stateNames.ts';
import { plainText, westernDigits } from './validators/normalise.ts';

/** The parts of an address that was written in one piece. */
export interface AddressText {
  /** House, street, area and so on, mostly with the city at the end. */
  parts: string[];
  /** Empty unless a number is surely the PIN code. */
  pincode: string;
  /** States and countries behind the city, the last one first. */
  after: string[];
}

/** Cities that are States or countries too. */
const CITY_NAMES =
  /^(new delhi|delhi|chandigarh|daman|diu|puducherry|pondicherry|djibouti|gibraltar|hong kong|luxembourg|macao|monaco|singapore)$/i;

const EDGES = /^[\s\-–—.:]+|[\s\-–—.:([{]+$/g;
/** Brackets around a whole part. */
const BRACKETS = /^[([{]\s*|\s*[)\]}]$/g;
/** A telephone number, e-mail address and so on behind the address. */
const CONTACT =
  /@|^(?:www\.|https?:)|^\+?[\d\s()-]{8,}$|^(?:ph|phone|tel|telephone|mob|mobile|cell|contact|fax|whatsapp|gst|gstin|pan)\b[^\p{L}\d]*(?:(?:no|number)\b[^\p{L}\d]*)?[\d+]/iu;
/** The start of a part, a label, six digits, and the rest of the part. */
const PINCODE =
  /^(?<before>(?:.*?[^\d/])??)(?<label>\b(?:pin|zip|postal)(?:[ -]?code)?(?:[ .]*no)?\b)?[\s:.\-–—#([]*(?<pincode>[1-9]\d{2}[ -]?\d{3})(?![\d/]|[ -]\d)(?<behind>.*)$/isu;
/** Six digits behind such a word are the number of something else. */
const NUMBERED =
  /(?:\b(?:no|nos|number|plot|flat|house|survey|s|gat|gut|khasra|door|box|shop|unit|room|office|block|building|bldg|h|ref|id)|#)[\s.:#-]*$/iu;

/** Takes PIN code, State, country and contacts off the end of an address. */
export function readAddress(address: string): AddressText {
  const parts = plainText(address)
    .split(/[,;|\n，、،]|\s\/\s/)
    .map(tidy)
    .filter((part) => part !== '');
  const after: string[] = [];
  let pincode = '';
  for (let part = parts.pop(); part !== undefined; part = parts.pop()) {
    if (isContact(part)) continue;
    const found = pincode === '' ? pincodeIn(part) : undefined;
    const start = found?.before ?? withoutPlaceBehind(part, after);
    if (start !== '') parts.push(start);
    if (found) {
      pincode = found.pincode;
      if (found.behind !== '') after.push(found.behind);
    } else if (start === part) break;
  }
  return { parts, pincode, after };
}

const tidy = (text: string) => text.replaceAll(EDGES, '');
const isContact = (part: string) => CONTACT.test(westernDigits(part));

/** Whether a part is what follows a city: a State or a country. */
function isBehindCity(part: string): boolean {
  return !CITY_NAMES.test(part) && (isStateName(part) || countryNamed(part) !== undefined);
}

interface Found {
  before: string;
  pincode: string;
  behind: string;
}

/** The PIN code of the last part; only a State or a country may follow it. */
function pincodeIn(part: string): Found | undefined {
  const { before = '', label, pincode = '', behind = '' } = PINCODE.exec(westernDigits(part))?.groups ?? {};
  const rest = tidy(behind.replace(/^\s*[)\]}]/, '')).replaceAll(BRACKETS, '');
  const isSure = (rest === '' || isBehindCity(rest)) && (label !== undefined || !NUMBERED.test(before));
  if (pincode === '' || !isSure) return undefined;
  return { before: tidy(part.slice(0, before.length)), pincode: pincode.replace(/\D/, ''), behind: rest };
}

/** The part without the State or country at its end, which is added to `after`. */
function withoutPlaceBehind(part: string, after: string[]): string {
  const [, start = '', end = part] = /^(.*)(?:\s[-–—]\s|[([])(.*)$/su.exec(part) ?? [];
  const place = tidy(end).replaceAll(BRACKETS, '');
  if (!isBehindCity(place)) return part;
  after.push(place);
  return tidy(start);
}

/** Words that begin or end the name of something else than a city. */
const NO_CITY =
  /^(?:dt|distt?|district|tal|taluk|taluka|tehsil|teh|mandal|block|p\.?o|post|p\.?s|via|near|nr|opp|opposite|behind|beside|next|at|vill|village|state|apo|fpo|c\/o|the)\b|\b(?:road|rd|street|st|lane|marg|path|chowk|circle|cross|main|society|apartments?|building|bldg|floor|tower|complex|market|station|stand|temple|hospital|state|school|college|colony|enclave|layout|sector|phase|gate|bhavan|bhawan|house|dt|distt?|district|taluka?|tehsil|mandal|office|park)\.?\)?$/i;

/** Whether a part can be the name of a city, in Latin letters. With a State behind it, it may be more than the city. */
export function isCityName(part: string): boolean {
  const words = part.split(' ');
  const ends = words.map((_, from) => words.slice(from).join(' '));
  if (ends.some((end) => end !== part && isBehindCity(end))) return false;
  if (stateNamed(part) === undefined && isNearState(part)) return false;
  return part.length <= 40 && /^[\p{Script=Latin}\p{M}\s.'’()&-]+$/u.test(part) && !NO_CITY.test(part);
}
