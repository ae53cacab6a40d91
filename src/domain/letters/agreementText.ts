interface Clause {
  title: string;
  paragraphs: readonly string[];
}

/** A deployer replaces this text with the group's own agreement. */
export const AGREEMENT_CLAUSES: readonly Clause[] = [
  {
    title: 'Services',
    paragraphs: [
      'The Agency shall order services in writing. Each order shall state the deliverables, the delivery dates and the fees, and forms part of this Agreement. If an order conflicts with this Agreement, the order shall prevail for that order only.',
      'The Vendor shall perform the services with reasonable skill and care, meet the agreed dates, and promptly notify the Agency of anything that may delay delivery.',
      'The Vendor is an independent contractor. Nothing in this Agreement creates a relationship of employment, partnership or agency between the parties.',
    ],
  },
  {
    title: 'Subcontractors',
    paragraphs: [
      'The Vendor shall not subcontract or assign any part of the services without the prior written consent of the Agency. The Vendor shall remain liable for the acts and omissions of its subcontractors as if they were its own.',
    ],
  },
  {
    title: 'Fees and payment',
    paragraphs: [
      'The Agency shall pay the fees stated in the order. Expenses are reimbursed only if the Agency has approved them in writing in advance. Each invoice shall refer to the order, and shall be paid to the bank account that the Vendor has provided in the portal, within the period stated in the order.',
      'If the Vendor is a micro or small enterprise under the Micro, Small and Medium Enterprises Development Act, 2006, the Agency shall pay within the agreed period, which shall not exceed 45 days from the day of acceptance or deemed acceptance of the services, or within 15 days of that day if no period has been agreed in writing. The day of acceptance is the day on which the services are delivered, unless the Agency objects in writing within 15 days. Interest on late payment is due as that Act provides. The Vendor shall give the Agency its Udyam registration number.',
    ],
  },
  {
    title: 'Taxes',
    paragraphs: [
      'Fees are exclusive of Goods and Services Tax (GST). Where GST is chargeable by the Vendor, the Vendor shall add it to the invoice, pay it on time and file the returns required for the Agency to claim input tax credit. The Agency shall deduct tax at source as required by law and issue the certificate of deduction.',
      'The Vendor shall provide correct PAN, GSTIN and bank details, and shall notify the Agency in writing of any change before the next invoice.',
    ],
  },
  {
    title: 'Confidentiality',
    paragraphs: [
      'Each party shall keep confidential all non-public information of the other party and its clients that it receives in connection with this Agreement (“Confidential Information”), use it only to perform this Agreement, and disclose it only to persons who need to know it and are bound by equivalent obligations of confidentiality.',
      'These obligations do not apply to information that is or becomes public without breach of this Agreement, was lawfully known to the recipient before disclosure, is independently developed, or must be disclosed by law. They survive for three years after termination.',
    ],
  },
  {
    title: 'Data protection',
    paragraphs: [
      'Where the Vendor processes personal data on behalf of the Agency, the Vendor shall do so only on the written instructions of the Agency and in accordance with applicable data protection law, apply reasonable security safeguards, and delete or return the data when the services end.',
      'The Vendor shall notify the Agency of any personal data breach without delay, and within 24 hours of becoming aware of it.',
      'The Agency shall use the data provided in the portal for empanelment, for payment and to comply with the law.',
    ],
  },
  {
    title: 'Intellectual property',
    paragraphs: [
      'On payment of the fees, the Vendor assigns to the Agency, or to the client named by it, all rights, title and interest in the deliverables, worldwide and for the full term of those rights.',
      'The Vendor retains its pre-existing materials and grants the Agency and its clients a non-exclusive, perpetual, royalty-free licence to use them to the extent necessary to use the deliverables. The Vendor warrants that the deliverables do not infringe the rights of any third party.',
    ],
  },
  {
    title: 'Indemnity',
    paragraphs: [
      'The Vendor shall indemnify the Agency against losses, damages and reasonable costs arising from a third-party claim that the deliverables infringe its rights, from a breach of the clauses on confidentiality or data protection, or from incorrect tax or bank details provided by the Vendor.',
    ],
  },
  {
    title: 'Term and termination',
    paragraphs: [
      'This Agreement commences on the date of acceptance and continues until terminated by either party on 30 days’ written notice. Orders in progress shall be completed unless the Agency directs otherwise, and work completed up to termination shall be paid for.',
      'Either party may terminate this Agreement with immediate effect if the other party commits a material breach and fails to remedy it within 15 days of written notice, or becomes insolvent. The clauses on confidentiality, data protection, intellectual property, indemnity and governing law survive termination.',
    ],
  },
  {
    title: 'Governing law',
    paragraphs: [
      'This Agreement is governed by the laws of India. The parties shall first attempt to resolve any dispute amicably. If it is not resolved within 30 days, the courts at the place of the registered office of the Agency shall have jurisdiction.',
      'The Parties accept this Agreement electronically; the record kept by the portal, with its text, time and the Vendor’s signature, is evidence of it.',
      'Any amendment shall be in writing. If any provision is held invalid, the remaining provisions remain in force.',
    ],
  },
];
