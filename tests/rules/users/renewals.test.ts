import { assertFails } from '@firebase/rules-unit-testing';
import { describe, test } from 'vitest';
import { renewalYear } from '../../../src/domain/due/letterYears.ts';
import { GST_GROUNDS, makeEinvoicing, makeNonGst } from '../../support/factories.ts';
import { allowed, denied, type Fields, givenTrainee, signedIn } from '../world.ts';
import { submissionLog, unlogged } from './ownerWrites.ts';

const YEAR = renewalYear(Date.now());
const START = Number(YEAR.slice(0, 4));
/** The last day of the financial year before. */
const OLD = `${START}-03-31`;

const yearFrom = (start: number) => `${start}-${String((start + 1) % 100).padStart(2, '0')}`;

const LETTERS = [
  { form: 'nonapplicability', field: 'nongst', old: makeNonGst({ ...GST_GROUNDS, date: OLD }), given: {} },
  {
    form: 'einvoicing',
    field: 'einvoicing',
    old: makeEinvoicing({ date: OLD }),
    given: { isEinvoicingApplicable: 'no', isGSTApplicable: 'yes' },
  },
] as const;
type Letter = (typeof LETTERS)[number];

function givenLetter({ form, field, old, given }: Letter, status = 4, ofForm = 2, changed: Fields = {}) {
  return givenTrainee({
    ...given,
    [field]: { ...old, ...changed },
    forms: { status, approved: status > 3, [form]: ofForm } as never,
  });
}

function renewal({ form, field, old }: Letter, year: unknown = YEAR, others: Fields = {}): Fields {
  return {
    [field]: { ...old, date: `${START}-04-01`, year, ...others },
    [`forms.${form}`]: 1,
    ...submissionLog(form),
  };
}

describe.each(LETTERS)('the letter of $form', (letter) => {
  const { form, field, old } = letter;

  test.each([
    [4, 2],
    [5, 2],
    [4, 3],
  ])(
    'R21: at overall status %i and %i it is signed for the next year and validated',
    { tags: ['renewal-letter'] },
    async (status, ofForm) => {
      const owner = await givenLetter(letter, status, ofForm);
      await allowed(owner, renewal(letter));
      const record = { ...owner.record, forms: { ...owner.record.forms, [form]: 1 as const } };
      await denied(owner, record, renewal(letter));
      await allowed(signedIn({ reviewer: true }), record, { [`forms.${form}`]: 2 });
    },
  );

  test.each<[string, Fields, boolean]>([
    ['renewed last year', { date: `${START - 1}-03-20`, year: yearFrom(START - 1) }, true],
    ['of an earlier autumn', { date: `${START - 1}-11-20` }, true],
    ['of this year by its date', { date: `${START}-04-01` }, false],
    ['of this year by its date in spring', { date: `${START + 1}-01-10` }, false],
    ['of this year by its field', { year: YEAR }, false],
  ])('R21: a letter %s is signed again or not', async (_, change, isAllowed) => {
    await (isAllowed ? allowed : denied)(await givenLetter(letter, 4, 2, change), renewal(letter));
  });

  test.each([{}, { date: 'soon' }, { date: '' }])(
    'R21: a letter with %j for its date is not renewed',
    async (changed) => {
      const { date: _, ...undated } = old;
      const owner = await givenTrainee({
        ...letter.given,
        [field]: { ...undated, ...changed } as never,
        forms: { status: 4, approved: true, [form]: 2 } as never,
      });
      await denied(owner, renewal(letter));
    },
  );

  test.each([
    ['the year before', yearFrom(START - 1)],
    ['the year after', yearFrom(START + 1)],
    ['no year', null],
    ['a wrong second year', `${START}${yearFrom(START + 1).slice(4)}`],
  ])('R21: a letter is not renewed for %s', async (_, year) => {
    const owner = await givenLetter(letter);
    await denied(owner, renewal(letter, year));
  });

  test('R21: without a new letter or a log entry the form does not move', async () => {
    const owner = await givenLetter(letter);
    const { logs: _, ...without } = renewal(letter);
    await assertFails(unlogged(owner, without));
    await denied(owner, { [`forms.${form}`]: 1, ...submissionLog(form) });
    await denied(owner, { ...renewal(letter), 'forms.status': 1 });
    await denied(owner, { ...renewal(letter), [`forms.${form}`]: 0 });
  });

  test.each([
    [1, 2],
    [2, 2],
    [3, 2],
    [4, 0],
    [4, -1],
  ])('R21: at overall status %i and %i the letter takes no other year', async (status, ofForm) => {
    await denied(await givenLetter(letter, status, ofForm), renewal(letter));
  });

  test('R21: a renewal is complete, and is corrected after a query', async () => {
    const owner = await givenLetter(letter);
    await denied(owner, renewal(letter, YEAR, { date: '' }));
    await denied(owner, renewal(letter, YEAR, { other: 1 }));
    const returned = await givenLetter(letter, 4, 0, { year: YEAR });
    await allowed(returned, renewal(letter));
  });

  test('R21: a person whom the letter does not concern cannot renew it', async () => {
    const owner = await givenTrainee({
      [field]: old,
      isGSTApplicable: 'yes',
      isEinvoicingApplicable: 'yes',
      forms: { status: 4, approved: true, [form]: 2 } as never,
    });
    await denied(owner, renewal(letter));
  });
});

test('R21: a renewal moves one form', async () => {
  const [gst, einvoicing] = LETTERS;
  const owner = await givenTrainee({
    nongst: gst.old,
    einvoicing: einvoicing.old,
    isEinvoicingApplicable: 'no',
    forms: { status: 4, approved: true, nonapplicability: 2, einvoicing: 2 },
  });
  await denied(owner, { ...renewal(gst), 'forms.einvoicing': 1 });
});
