import { normalise } from './validators/normalise.ts';

export const INDIA = 'India';

/** The countries of ISO 3166 in the spelling of ERPNext (frappe/geo/country_info.json, November 2026). */
export const COUNTRIES: readonly string[] =
  'Afghanistan|Albania|Algeria|American Samoa|Andorra|Angola|Anguilla|Antarctica|Antigua and Barbuda|Argentina|Armenia|Aruba|Australia|Austria|Azerbaijan|Bahamas|Bahrain|Bangladesh|Barbados|Belarus|Belgium|Belize|Benin|Bermuda|Bhutan|Bolivia, Plurinational State of|Bonaire, Sint Eustatius and Saba|Bosnia and Herzegovina|Botswana|Bouvet Island|Brazil|British Indian Ocean Territory|Brunei Darussalam|Bulgaria|Burkina Faso|Burundi|Cambodia|Cameroon|Canada|Cape Verde|Cayman Islands|Central African Republic|Chad|Chile|China|Christmas Island|Cocos (Keeling) Islands|Colombia|Comoros|Congo|Congo, The Democratic Republic of the|Cook Islands|Costa Rica|Croatia|Cuba|Curaçao|Cyprus|Czech Republic|Denmark|Djibouti|Dominica|Dominican Republic|Ecuador|Egypt|El Salvador|Equatorial Guinea|Eritrea|Estonia|Ethiopia|Falkland Islands (Malvinas)|Faroe Islands|Fiji|Finland|France|French Guiana|French Polynesia|French Southern Territories|Gabon|Gambia|Georgia|Germany|Ghana|Gibraltar|Greece|Greenland|Grenada|Guadeloupe|Guam|Guatemala|Guernsey|Guinea|Guinea-Bissau|Guyana|Haiti|Heard Island and McDonald Islands|Holy See (Vatican City State)|Honduras|Hong Kong|Hungary|Iceland|India|Indonesia|Iran|Iraq|Ireland|Isle of Man|Israel|Italy|Ivory Coast|Jamaica|Japan|Jersey|Jordan|Kazakhstan|Kenya|Kiribati|Korea, Democratic Peoples Republic of|Korea, Republic of|Kuwait|Kyrgyzstan|Lao Peoples Democratic Republic|Latvia|Lebanon|Lesotho|Liberia|Libya|Liechtenstein|Lithuania|Luxembourg|Macao|Macedonia|Madagascar|Malawi|Malaysia|Maldives|Mali|Malta|Marshall Islands|Martinique|Mauritania|Mauritius|Mayotte|Mexico|Micronesia, Federated States of|Moldova, Republic of|Monaco|Mongolia|Montenegro|Montserrat|Morocco|Mozambique|Myanmar|Namibia|Nauru|Nepal|Netherlands|New Caledonia|New Zealand|Nicaragua|Niger|Nigeria|Niue|Norfolk Island|Northern Mariana Islands|Norway|Oman|Pakistan|Palau|Palestinian Territory, Occupied|Panama|Papua New Guinea|Paraguay|Peru|Philippines|Pitcairn|Poland|Portugal|Puerto Rico|Qatar|Romania|Russian Federation|Rwanda|Réunion|Saint Barthélemy|Saint Helena, Ascension and Tristan da Cunha|Saint Kitts and Nevis|Saint Lucia|Saint Martin (French part)|Saint Pierre and Miquelon|Saint Vincent and the Grenadines|Samoa|San Marino|Sao Tome and Principe|Saudi Arabia|Senegal|Serbia|Seychelles|Sierra Leone|Singapore|Sint Maarten (Dutch part)|Slovakia|Slovenia|Solomon Islands|Somalia|South Africa|South Georgia and the South Sandwich Islands|South Sudan|Spain|Sri Lanka|Sudan|Suriname|Svalbard and Jan Mayen|Swaziland|Sweden|Switzerland|Syria|Taiwan|Tajikistan|Tanzania|Thailand|Timor-Leste|Togo|Tokelau|Tonga|Trinidad and Tobago|Tunisia|Turkey|Turkmenistan|Turks and Caicos Islands|Tuvalu|Uganda|Ukraine|United Arab Emirates|United Kingdom|United States|United States Minor Outlying Islands|Uruguay|Uzbekistan|Vanuatu|Venezuela, Bolivarian Republic of|Vietnam|Virgin Islands, British|Virgin Islands, U.S.|Wallis and Futuna|Western Sahara|Yemen|Zambia|Zimbabwe|Åland Islands'.split(
    '|',
  );

/** Other names that people write for a country. */
const OTHER_NAMES: Readonly<Record<string, readonly string[]>> = {
  'Bolivia, Plurinational State of': ['Bolivia'],
  'Brunei Darussalam': ['Brunei'],
  'Cape Verde': ['Cabo Verde'],
  China: ['PRC', 'PR China', 'Peoples Republic of China', 'Mainland China'],
  'Congo, The Democratic Republic of the': ['DR Congo', 'Democratic Republic of the Congo'],
  'Czech Republic': ['Czechia'],
  Germany: ['Deutschland'],
  Gambia: ['The Gambia'],
  Bahamas: ['The Bahamas'],
  Bahrain: ['Kingdom of Bahrain'],
  'Holy See (Vatican City State)': ['Holy See', 'Vatican City'],
  'Hong Kong': ['Hongkong', 'Hong Kong SAR'],
  India: ['Bharat', 'IND', 'IN', 'Hindustan', 'Republic of India', 'India (Bharat)', 'भारत'],
  Iran: ['Islamic Republic of Iran', 'Iran, Islamic Republic of'],
  Ireland: ['Republic of Ireland'],
  'Ivory Coast': ["Côte d'Ivoire"],
  'Korea, Democratic Peoples Republic of': ['North Korea'],
  'Korea, Republic of': ['Korea', 'South Korea', 'Republic of Korea'],
  'Lao Peoples Democratic Republic': ['Laos'],
  Macao: ['Macau'],
  Macedonia: ['North Macedonia'],
  'Micronesia, Federated States of': ['Micronesia'],
  'Moldova, Republic of': ['Moldova'],
  Myanmar: ['Burma', 'Myanmar (Burma)'],
  Netherlands: ['The Netherlands', 'Holland'],
  Oman: ['Sultanate of Oman'],
  'Palestinian Territory, Occupied': ['Palestine', 'State of Palestine'],
  Philippines: ['The Philippines'],
  Qatar: ['State of Qatar'],
  'Russian Federation': ['Russia'],
  'Saudi Arabia': ['KSA', 'Kingdom of Saudi Arabia'],
  Singapore: ['Republic of Singapore'],
  Swaziland: ['Eswatini'],
  Syria: ['Syrian Arab Republic'],
  Tanzania: ['United Republic of Tanzania', 'Tanzania, United Republic of'],
  'Timor-Leste': ['East Timor'],
  Turkey: ['Türkiye', 'Turkiye'],
  'United Arab Emirates': ['UAE'],
  'United Kingdom': [
    'UK',
    'GB',
    'Great Britain',
    'Britain',
    'England',
    'Scotland',
    'Wales',
    'Northern Ireland',
  ],
  'United States': ['US', 'USA', 'America', 'United States of America', 'The United States'],
  'Venezuela, Bolivarian Republic of': ['Venezuela'],
  Vietnam: ['Viet Nam'],
};

/** Letters without accents only, so that `U.S.A.` and `Cote d'Ivoire` are found. */
function keyOf(text: string): string {
  return normalise(text)
    .normalize('NFD')
    .replaceAll(/[^\p{L}\p{M}]|[\u{300}-\u{36F}]/gu, '');
}

const NAMES = new Map([
  ...COUNTRIES.map((name) => [keyOf(name), name] as const),
  ...Object.entries(OTHER_NAMES).flatMap(([name, others]) =>
    others.map((other) => [keyOf(other), name] as const),
  ),
]);

/** The country that the text means, in its listed spelling; undefined when it means none. */
export function countryNamed(text: string): string | undefined {
  return NAMES.get(keyOf(text));
}

/** The listed spelling; text that means no country stays. */
export function tidyCountry(text: string): string {
  return countryNamed(text) ?? text.trim();
}
