import { emptyQueries } from '../../../../src/domain/records/defaults.ts';
import { allForms, commonForms, makeSectionOne, makeSectionSix } from '../../factories.ts';
import { patchUser } from '../people/records.ts';
import { enterFilled, makeVendor } from './people.ts';
import { opens, press, sees, visit, type Walk, walk } from './walk.ts';

const asked = (title: string) => [{ title, timestamp: Date.now(), status: 0, by: 'reviewer' }];

const DENIAL = {
  action: 'deny',
  by: 'approver',
  at: Date.now(),
  reason: 'The account and the PAN card belong to somebody else.',
  change: ['bankdetails', 'PANTANCard'],
};

/** A trainee whose declarations were returned, which are locked until the queries are resolved. */
export const returnedWalk: Walk = walk(
  'a trainee whose declarations came back',
  async (page) => {
    const forms = { nonapplicability: -1, ...commonForms(1), einvoicing: -1, msa: -1 } as const;
    const { uid } = await enterFilled(page, { forms });
    const queries = {
      ...emptyQueries(),
      general: asked('Is this the name on the PAN card?'),
      nongst: asked('The declaration is of another year.'),
      einvoicing: asked('Is this the place where you sign?'),
      msa: asked('Who is the signatory?'),
    };
    await patchUser(uid, { queries });
    return uid;
  },
  {
    'dashboard/sent-back': opens('/dashboard', 'Dashboard'),
    'profile/queries': opens('/profile', 'My Profile'),
    'gst/queries': opens('/nonapplicability', 'Declaration for Non applicability of GST'),
    'gst-letter/queries': opens('/exportgst', 'GST Declaration'),
    'e-invoicing/queries': opens('/vendor-einvoicing', 'E-invoicing Declaration'),
    'msa/queries': async (page, uid) => {
      await makeVendor({ uid });
      await visit(page, '/exportmsa', 'Master Service Agreement');
    },
    'dashboard/sent-for-approval': async (page, uid) => {
      await patchUser(uid, {
        usertype: 'trainee',
        queries: emptyQueries(),
        forms: { ...allForms(2), status: 3, approved: false },
      });
      await visit(page, '/dashboard', 'Dashboard', 'With the approver');
    },
    'dashboard/denied': async (page, uid) => {
      await patchUser(uid, { approval: DENIAL, 'forms.status': 1 });
      await sees(page, /^Not approved/);
      await sees(page, 'To be corrected: Bank Details, PAN Card.');
    },
    'dashboard/denied-returned': async (page, uid) => {
      const bank = asked(`Bank Details (and PAN Card): ${DENIAL.reason}`);
      const pan = asked(`PAN Card (and Bank Details): ${DENIAL.reason}`);
      const general = pan.map((query) => ({ ...query, field: 'PANTANCard' }));
      await patchUser(uid, {
        queries: { ...emptyQueries(), bank, general },
        'forms.status': 0,
        'forms.bankdetails': -1,
      });
      await sees(page, 'You can correct it now');
    },
    'documents/returned': (page) =>
      visit(page, '/mt-upload-documents', 'Documents Upload', 'Resolve and submit again'),
    'trainee-form/revised': async (page, uid) => {
      const sectionOne = makeSectionOne({ city: 'Pune' });
      await patchUser(uid, {
        queries: { ...emptyQueries(), vendorform: asked('Which city is it?') },
        forms: { ...allForms(2), status: 4, approved: true, vendorform: -1 },
        vendorRevision: { vendorDetails: { sectionOne, sectionSix: makeSectionSix() } },
      });
      const note = 'Your changes are saved, and not submitted yet';
      await visit(page, '/mt-trainee-form', 'Trainee Registration Form', note);
    },
    'shell/menu-open': async (page) => {
      // Only small screens have a menu; wider ones always show the sidebar.
      await page.setViewportSize({ width: 375, height: 900 });
      await press(page, 'Menu', page.getByRole('navigation', { name: 'Forms' }));
    },
  },
);
