export interface Clause {
  title: string;
  paragraphs: readonly string[];
}

/** A deployer puts the group's own text here. */
export const AGREEMENT_CLAUSES: readonly Clause[] = [
  {
    title: 'Services',
    paragraphs: [
      'The Agency orders services in writing. Each order says what is to be delivered, by when and at what price; it is part of this agreement. If an order and this agreement differ, the order holds for that order only.',
      'The Vendor provides the services with due skill and care, keeps to the agreed dates, and tells the Agency without delay about anything that endangers them. Work is passed on to others only with the written consent of the Agency; the Vendor answers for it as for their own.',
      'The Vendor acts as an independent contractor. Nothing in this agreement makes the Vendor an employee, a partner or an agent of the Agency.',
    ],
  },
  {
    title: 'Fees and taxes',
    paragraphs: [
      'The Agency pays the fees named in the order. Expenses are paid only if the Agency agreed to them in writing beforehand. Invoices name the order and are paid to the bank account that the Vendor entered in the portal, within the time that the order says.',
      'Fees are without Goods and Services Tax. Where it applies, the Vendor adds it to the invoice, pays it over on time and files the returns that the Agency needs for its credit. The Agency deducts tax at source where the law requires it, and gives the Vendor the certificate.',
      'The Vendor keeps PAN, GSTIN and bank details in the portal correct, and makes good what the Agency loses because they are not.',
    ],
  },
  {
    title: 'Confidentiality',
    paragraphs: [
      'Each party keeps secret what it learns about the other, its clients and their plans, uses it only for the services, and shows it only to people who need it for them and are bound in the same way.',
      'This does not hold for what is public without a breach, was known before, was found independently, or has to be disclosed by law. It goes on for three years after this agreement ends.',
    ],
  },
  {
    title: 'Data protection',
    paragraphs: [
      'Where the Vendor handles personal data for the Agency, the Vendor does so only as the Agency instructs and as the law on data protection in India allows, keeps the data safe, and deletes or returns it when the services end.',
      'The Vendor tells the Agency about any loss or misuse of such data without delay, at the latest within 24 hours after learning of it.',
      'The Agency uses the data that the Vendor enters in the portal for empanelment, payment and the duties that the law puts on it.',
    ],
  },
  {
    title: 'Intellectual property',
    paragraphs: [
      'What the Vendor creates for an order belongs to the Agency, or to the client whom it names, once the order is paid. The Vendor assigns these rights worldwide and for the whole time for which they exist.',
      'The Vendor keeps what existed before or was made outside the order, and allows the Agency and its clients to use it as far as the delivered work needs it. The Vendor makes sure that the work does not infringe the rights of others, and makes good what the Agency loses if it does.',
    ],
  },
  {
    title: 'Term and termination',
    paragraphs: [
      'This agreement begins on the date of acceptance and goes on until a party ends it in writing with 30 days’ notice. Orders under way are completed unless the Agency says otherwise; work done until then is paid.',
      'A party may end it at once if the other breaks it gravely and does not put that right within 15 days of a written notice, or becomes insolvent. The clauses on confidentiality, data protection, intellectual property and governing law continue.',
    ],
  },
  {
    title: 'Governing law',
    paragraphs: [
      'The law of India governs this agreement. The parties first try to settle a dispute by talking to each other. If they cannot within 30 days, the courts at the place of the Agency’s registered office decide.',
      'Changes to this agreement need to be in writing. If a clause is not valid, the others stand.',
    ],
  },
];
