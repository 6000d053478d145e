/**
 * Edits of the code of Payload's screens while Next bundles them, for what no option, translation key or replaceable
 * component reaches. Each edit names the upstream file that it changes. `screens.test.ts` fails
 * when an edit no longer finds its code: then see whether upstream now offers an option, and delete or fix the edit.
 *
 * @typedef {readonly [from: string | RegExp, to: string]} Edit
 */

/** English that is hard-coded upstream: `@payloadcms/<package>/dist/<file>`, the English, the Thai. */
const words = {
  'richtext-lexical features/experimental_table/client/plugins': {
    'Add Column': 'เพิ่มคอลัมน์',
    'Add Row': 'เพิ่มแถว',
    'Create Table': 'เพิ่มตาราง',
    'Delete column': 'ลบคอลัมน์',
    'Delete row': 'ลบแถว',
    'Delete table': 'ลบตาราง',
    'Merge cells': 'รวมช่อง',
    'Unmerge cells': 'แยกช่อง',
  },
  'richtext-lexical lexical/plugins': {
    'Drag to move': 'ลากเพื่อย้าย',
    'Insert Paragraph': 'เพิ่มย่อหน้า',
  },
  'richtext-lexical features/link/client/plugins/floatingLinkEditor/LinkEditor': {
    'Edit link': 'แก้ไขลิงก์',
    'Remove link': 'ลบลิงก์',
  },
  'ui elements/DatePicker (react-datepicker)': { 'Selected date: ': 'เลือกแล้ว ' },
  'ui providers/LivePreview': { Responsive: 'พอดีหน้าจอ' },
  'ui elements/Toasts (sonner)': { 'Close toast': 'ปิดข้อความ', Notifications: 'ข้อความแจ้ง' },
};

/** @type {Edit[]} */
const englishInCode = [
  // richtext-lexical features/experimental_table/client/plugins/TableActionMenuPlugin
  [
    /"Insert ",(\w+\.(?:rows|columns))===1\?"(row|column)":`[^`]+`,(?:" |" ",")(above|below|left|right)"/g,
    '"แทรก",$1===1?"":" "+$1+" ",{row:"แถว",column:"คอลัมน์"}.$2,{above:"ด้านบน",below:"ด้านล่าง",left:"ทางซ้าย",right:"ทางขวา"}.$3',
  ],
  [
    /"Remove":"Add"," ","(row|column) header"/g,
    '"ยกเลิก":"ตั้งเป็น",{row:"หัวแถว",column:"หัวคอลัมน์"}.$1',
  ],
  // richtext-lexical features/experimental_table/client/index.tsx
  [/(key:"table",(?:keywords:\["table"\],)?label:)"Table"/g, '$1"ตาราง"'],
  // richtext-lexical features/toolbars/shared/ToolbarDropdown
  [
    /buttonAriaLabel:`\$\{(\w+)\} dropdown`/g,
    'buttonAriaLabel:{add:"เพิ่มภาพ ตาราง เส้นคั่น",text:"รูปแบบย่อหน้า"}[$1]??$1',
  ],
  // ui elements/DocumentLocked: a person whose address the user may not read, and the date.
  [/(\w+)\.email\?\?\1\.id/g, '$1.email??"เพื่อนร่วมงาน"'],
  [
    /"en-US",\{day:"numeric",hour:"numeric",hour12:!0,minute:"numeric",month:"short",year:"numeric"\}/g,
    '"th-TH-u-nu-latn",{day:"numeric",hour:"2-digit",hourCycle:"h23",minute:"2-digit",month:"short",year:"2-digit",timeZone:"Asia/Bangkok"}',
  ],
  // ui providers/DocumentTitle shows the id of a draft without a title, instead of `general:untitled`.
  [/fallback:\w+\?\.toString\(\)/g, 'fallback:void 0'],
];

/** @type {Edit[]} */
const namesForScreenReaders = [
  // ui elements/DocumentControls, elements/Button: menus without a name
  [/(`\$\{\w+\}__dots`,)children/g, '$1role:"img","aria-label":"คำสั่งอื่น",children'],
  [
    /button:(\w+)\((\w+),\{\}\),buttonSize/g,
    'button:$1("span",{role:"img","aria-label":"วิธีเผยแพร่อื่น",children:$1($2,{})}),buttonSize',
  ],
  // ui fields/Upload, elements/FileDetails, elements/Upload
  [/(`\$\{\w+\}__edit`,)icon:"edit"/g, '$1"aria-label":"แก้ไขภาพ",icon:"edit"'],
  [/(`\$\{\w+\}__remove`,)icon:"x"/g, '$1"aria-label":"เอาภาพออก",icon:"x"'],
  // ui elements/Pagination/ClickableArrow
  [
    /(direction:(\w+)="right",isDisabled.{1,260}?\("button",\{)/g,
    '$1"aria-label":$2==="left"?"หน้าก่อน":"หน้าถัดไป",',
  ],
  // richtext-lexical features/toolbars/shared/ToolbarButton
  [
    /("data-button-key":(\w+)\.key,)/g,
    '$1"aria-label":{bold:"ตัวหนา",italic:"ตัวเอียง",strikethrough:"ขีดฆ่า",link:"ลิงก์"}[$2.key],',
  ],
  // richtext-lexical lexical/ui/ContentEditable
  [/("aria-placeholder":\w+\("lexical:general:placeholder"\),)/g, '$1"aria-label":"เนื้อหา",'],
  // next views/Version/RenderFieldsToDiff/DiffCollapser: "Expand" hides the name of the field from screen readers.
  ['"aria-label": isCollapsed ? "Expand" : "Collapse"', '"aria-expanded": !isCollapsed'],
  // ui fields/Checkbox: those of a list (elements/SelectAll, SelectRow) have no label. A field has one, but the tooltip
  // is its English name.
  [
    /"aria-label":"","aria-labelledby":(\w+),(checked:.{1,160}?)title:\1,/g,
    '"aria-label":$1==="select-all"?"เลือกทั้งหมด":$1?void 0:"เลือกรายการนี้",$2',
  ],
  // next elements/DocumentHeader/Tabs/Tab: a name without the number in the visible text
  ['"aria-label": ariaLabel,', ''],
  // next elements/DocumentHeader/Tabs: a list whose children are not list items
  ['className: `${baseClass}__tabs`,', 'className: `${baseClass}__tabs`, role: "group",'],
  // ui elements/ReactSelect: hidden from screen readers but focusable; the keyboard does without them
  [/(\{\w+\.key==="Enter"&&\(\w+\.key=" "\)\},)/g, '$1tabIndex:-1,'],
  [/(stopPropagation\(\)\)\},role:"button",tabIndex:)0/g, '$1-1'],
  // ui fields/FieldLabel, DateTime, Select, Relationship: inputs without their label
  [
    /(localized:\w+,path:(\w+),required:\w+,unstyled:\w+\}=\w+,.{1,400}?`field-label\$\{\w+\?" unstyled":""\}`,)/g,
    '$1id:$2&&"label-"+$2,',
  ],
  [/(path:(\w+),required:\w+\}\)\}\).{1,420}?overrides:\{)/g, '$1ariaLabelledBy:"label-"+$2,'],
  [
    /(path:(\w+),required:\w+\}\)\}\).{1,500}?\{)(backspaceRemovesValue:|disabled:\w+,filterOption:\w+,id:)/g,
    '$1"aria-labelledby":"label-"+$2,$3',
  ],
];

/** @type {Edit[]} */
const dates = [
  // ui elements/DatePicker: the field option `date.overrides` does not reach the one in the schedule drawer.
  [
    'customInputRef:"ref",',
    `customInputRef:"ref",timeCaption:"เวลา",chooseDayAriaLabelPrefix:"เลือก",disabledDayAriaLabelPrefix:"เลือกไม่ได้",
monthAriaLabelPrefix:"เดือน",nextMonthAriaLabel:"เดือนถัดไป",nextMonthButtonLabel:"เดือนถัดไป",
previousMonthAriaLabel:"เดือนก่อนหน้า",previousMonthButtonLabel:"เดือนก่อนหน้า",`,
  ],
  [/(`\$\{\w+\}__clear-button`,)(onClick:\(\)=>[\w$]+\(null\))/g, '$1"aria-label":"ล้างวันที่",$2'],
  // The same (react-datepicker)
  [/"Choose Date"\.concat\((\w+)\?" and Time":""\)/g, '($1?"เลือกวันและเวลา":"เลือกวันที่")'],
  // Buddhist years in its list of years
  [/(createElement\("option",\{key:(\w+),value:\2\},)\2\)/g, '$1$2+543)'],
  // It opens on focus, which returns to it after a choice, sometimes late, and then over the save button. With the
  // property `preventOpenOnFocus` the arrow keys would not open it either.
  [/\w+\.props\.preventOpenOnFocus\|\|\w+\.props\.readOnly\|\|\w+\.setOpen\(!0\)/g, '!0'],
  // The schedule drawer cannot set the format, which must be parseable; `yo` is the Buddhist year.
  ['"MMM d, yyy h:mm a"', '"d MMM yo HH:mm"'],
];

/** @type {Edit[]} */
const corrections = [
  // ui elements/PublishButton/ScheduleDrawer says "scheduled" whatever the server answers.
  [
    /try\{await (\w+\(\{(?:type|deleteID):.{1,200}?\}\)),/g,
    'try{const refused=(await $1)?.error;if(refused)throw new Error(refused);',
  ],
  // ui elements/PublishButton preselects unpublishing, even for an article that was never published.
  [/defaultType:\w+\?"publish":"unpublish"/g, 'defaultType:"publish"'],
  // ui providers/ListQuery completes the address of a list before Next's router knows the entry of the history: going
  // back to that entry would change the address, but not the page.
  [/(window\.history\.replaceState\(null,"",\w+\))/g, 'setTimeout(()=>$1)'],
  // ui providers/Preferences keeps the promise of a failed request, which never resolves: a form that needs it, because
  // it was opened just before the connection was lost, would stay disabled after its next save.
  [
    /((\w+)\.current\[(\w+)\]=(\w+),(\w+)\(\4\)\}\)\(\))/g,
    '$1.catch(()=>{delete $2.current[$3],$5(null)})',
  ],
];

/** @type {readonly Edit[]} */
export const edits = [
  ...Object.values(words).flatMap((ofFile) =>
    Object.entries(ofFile).map(
      ([english, thai]) => /** @type {Edit} */ ([`"${english}"`, `"${thai}"`]),
    ),
  ),
  ...englishInCode,
  ...namesForScreenReaders,
  ...dates,
  ...corrections,
];

/**
 * Changes the code of one file; the loader of `patchedPackages`.
 *
 * @param {string} source
 * @returns {string}
 */
export default function editBundle(source) {
  return edits.reduce((text, [from, to]) => text.replaceAll(from, to), source);
}

// The options are part of the key under which Turbopack keeps its results between builds; this file is not.
const loader = { loader: import.meta.filename, options: { edits: String(edits) } };

/** For `turbopack` in `next.config.mjs`. */
export const patchedPackages = {
  // Payload has no option for another locale of date-fns; this one has Buddhist years.
  resolveAlias: { 'date-fns/locale/th': './src/payload-patches/thai-dates.ts' },
  rules: Object.fromEntries(
    ['{ui,richtext-lexical}/dist/exports/client/*.js', 'next/dist/{elements,views}/**/*.js'].map(
      (files) => [`**/@payloadcms/${files}`, { loaders: [loader] }],
    ),
  ),
};
