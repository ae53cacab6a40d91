import { stateOfGstin } from '../gstStates.ts';
import { UDYAM_FORMAT } from '../validators/registrationNumber.ts';

/**
 * The State letters of Udyam numbers, each before the code of that State in a GSTIN. Public lists differ for some
 * States: each spelling counts.
 */
const LETTERS =
  'JK01 HP02 PB03 CH04 UK05 UT05 UA05 HR06 DL07 RJ08 UP09 BR10 SK11 AR12 NL13 MN14 MZ15 TR16 ML17 AS18 WB19 JH20 OD21 OR21 CG22 CT22 MP23 GJ24 DN26 DD26 DH26 MH27 KR29 KA29 GA30 GO30 LD31 KL32 TN33 PY34 PN34 AN35 TS36 TG36 AP37 LA38';

const CODES = new Map(LETTERS.split(' ').map((each) => [each.slice(0, 2), each.slice(2)]));

/** The State of a Udyam number; empty for unknown letters and for another format. */
export function stateOfUdyam(udyam: string): string {
  return stateOfGstin(CODES.get(UDYAM_FORMAT.exec(udyam)?.[1] ?? '') ?? '');
}
