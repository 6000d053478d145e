/**
 * Edits of the code of Payload's screens while Next bundles them, for what no option, translation key or replaceable
 * component reaches. Each edit names the upstream file that it changes. `screens.test.ts` fails
 * when an edit no longer finds its code: then see whether upstream now offers an option, and delete or fix the edit.
 *
 * @typedef {readonly [from: string | RegExp, to: string]} Edit
 */

/** English that is hard-coded upstream: `@payloadcms/<package>/dist/<file>`, the English, the Thai. */
const words = {
  'richtext-lexical features/experimental_table/client/plugins/TableActionMenuPlugin': {
    'Delete column': 'ลบคอลัมน์',
    'Delete row': 'ลบแถว',
    'Delete table': 'ลบตาราง',
    'Merge cells': 'รวมช่อง',
    'Toggle First Column Freeze': 'ตรึงคอลัมน์แรก',
    'Toggle Row Striping': 'สลับสีแถว',
    'Unmerge cells': 'แยกช่อง',
  },
  'richtext-lexical features/experimental_table/client/plugins': {
    'Add Column': 'เพิ่มคอลัมน์',
    'Add Row': 'เพิ่มแถว',
    'Create Table': 'เพิ่มตาราง',
  },
  'richtext-lexical lexical/plugins': {
    'Add block': 'เพิ่มส่วน',
    'Drag to move': 'ลากเพื่อย้าย',
    'Insert Paragraph': 'เพิ่มย่อหน้า',
  },
  'richtext-lexical features/link/client/plugins/floatingLinkEditor/LinkEditor': {
    'Edit link': 'แก้ไขลิงก์',
    'Remove link': 'ลบลิงก์',
  },
  'ui elements/DatePicker (react-datepicker)': {
    Choose: 'เลือก',
    'Month ': 'เดือน ',
    'Next Month': 'เดือนถัดไป',
    'Not available': 'เลือกไม่ได้',
    'Previous Month': 'เดือนก่อนหน้า',
    'Selected date: ': 'เลือกแล้ว ',
  },
  'ui elements/EditUpload (react-image-crop)': {
    'Use the arrow keys to move the crop selection area': 'ใช้ปุ่มลูกศรย้ายกรอบ',
  },
  'ui elements/PreviewSizes': { Original: 'ต้นฉบับ' },
  'ui providers/LivePreview': { Responsive: 'พอดีหน้าจอ' },
  'ui elements/Toasts (sonner)': { 'Close toast': 'ปิดข้อความ', Notifications: 'ข้อความแจ้ง' },
  'next views/Version/RenderFieldsToDiff/DiffCollapser': { Collapse: 'ย่อ', Expand: 'ขยาย' },
};

/** @type {Edit[]} */
const englishInCode = [
  // richtext-lexical features/experimental_table/client/plugins/TableActionMenuPlugin
  ...[
    ['rows', 'row', 'แถว', 'above', 'ด้านบน'],
    ['rows', 'row', 'แถว', 'below', 'ด้านล่าง'],
    ['columns', 'column', 'คอลัมน์', 'left', 'ทางซ้าย'],
    ['columns', 'column', 'คอลัมน์', 'right', 'ทางขวา'],
  ].map(
    ([many, one, thai, place, thaiPlace]) =>
      /** @type {Edit} */ ([
        new RegExp(
          `"Insert ",(\\w+\\.${many})===1\\?"${one}":\`[^\`]+\`,(?:" ${place}"|" ","${place}")`,
          'g',
        ),
        `"แทรก",$1===1?"${thai}":" "+$1+" ${thai}","${thaiPlace}"`,
      ]),
  ),
  ['"Remove":"Add"," ","row header"', '"ยกเลิก":"ตั้งเป็น","หัวแถว"'],
  ['"Remove":"Add"," ","column header"', '"ยกเลิก":"ตั้งเป็น","หัวคอลัมน์"'],
  // richtext-lexical features/experimental_table/client/index.tsx
  [/(key:"table",(?:keywords:\["table"\],)?label:)"Table"/g, '$1"ตาราง"'],
  // richtext-lexical features/toolbars/shared/ToolbarDropdown
  [
    /buttonAriaLabel:`\$\{(\w+)\} dropdown`/g,
    'buttonAriaLabel:{add:"เพิ่มภาพ ตาราง เส้นคั่น",text:"รูปแบบย่อหน้า"}[$1]??$1',
  ],
  // ui elements/DatePicker (react-datepicker)
  [/"Choose Date"\.concat\((\w+)\?" and Time":""\)/g, '($1?"เลือกวันและเวลา":"เลือกวันที่")'],
  [/timeCaption:"Time"/g, 'timeCaption:"เวลา"'],
  // ui elements/EditUpload (react-image-crop)
  [/"Use the [a-z ]+ drag handle to change the crop selection area"/g, '"ใช้ปุ่มลูกศรปรับขอบของกรอบ"'],
  // ui elements/PreviewSizes shows the names of the sizes.
  [
    /(__sizeName`,children:)(\w+)\}/g,
    '$1{card:"การ์ด",large:"ในบทความ",share:"เมื่อแชร์ลิงก์"}[$2]??$2}',
  ],
  // ui elements/DocumentLocked: a person whose address the user may not read, and the date.
  [/(\w+)\.email\?\?\1\.id/g, '$1.email??"เพื่อนร่วมงาน"'],
  [
    /"en-US",\{day:"numeric",hour:"numeric",hour12:!0,minute:"numeric",month:"short",year:"numeric"\}/g,
    '"th-TH-u-nu-latn",{day:"numeric",hour:"2-digit",hourCycle:"h23",minute:"2-digit",month:"short",year:"2-digit",timeZone:"Asia/Bangkok"}',
  ],
  // ui providers/DocumentTitle shows the id of a record without a title.
  [/fallback:(\w+)\?\.toString\(\)/g, 'fallback:$1&&"บทความยังไม่มีชื่อ"'],
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
  // ui elements/CopyToClipboard
  [
    /(className:\w+,onClick:\w+,)(onMouseEnter:\w+,onMouseLeave:\w+,type:"button",children:\[)/g,
    '$1"aria-label":"คัดลอกที่อยู่",$2',
  ],
  // ui elements/DatePicker
  [/(`\$\{\w+\}__clear-button`,)(onClick:\(\)=>[\w$]+\(null\))/g, '$1"aria-label":"ล้างวันที่",$2'],
  // ui elements/Pagination/ClickableArrow
  [
    /(direction:(\w+)="right",isDisabled.{1,260}?\("button",\{)/g,
    '$1"aria-label":$2==="left"?"หน้าก่อน":"หน้าถัดไป",',
  ],
  // ui elements/Modal: named by its slug
  [
    /("aria-label":\w+\["aria-labelledby"\]\?void 0:)(\w+)\}/g,
    '$1$2==="edit-upload"?"ครอบตัดและเลือกจุดสนใจ":$2}',
  ],
  // richtext-lexical features/toolbars/shared/ToolbarButton
  [
    /("data-button-key":(\w+)\.key,)/g,
    '$1"aria-label":{bold:"ตัวหนา",italic:"ตัวเอียง",strikethrough:"ขีดฆ่า",link:"ลิงก์"}[$2.key],',
  ],
  // richtext-lexical lexical/ui/ContentEditable
  [/("aria-placeholder":\w+\("lexical:general:placeholder"\),)/g, '$1"aria-label":"เนื้อหา",'],
  // next views/Dashboard/Default/ModularDashboard/DashboardStepNav
  [
    'className: "dashboard-breadcrumb-select",',
    'className: "dashboard-breadcrumb-select", "aria-label": "หน้าแรก",',
  ],
  // ui fields/Checkbox is named by the English name of its field; its Thai label is associated by `for`. The
  // checkboxes of a list, elements/SelectAll and SelectRow, have none.
  [
    /(name:(\w+),AfterInput:.{1,120}?label:(\w+),localized:.{1,900}?)"aria-label":"","aria-labelledby":\2,(checked:.{1,160}?)title:\2,/g,
    '$1"aria-label":$2==="select-all"?"เลือกทั้งหมด":$3?void 0:"เลือกรายการนี้",$4',
  ],
  // next elements/DocumentHeader/Tabs/Tab, ui elements/ListHeader: names that repeat a part of the visible text
  ['"aria-label": ariaLabel,', ''],
  [/"aria-label":\w+\("general:createNewLabel",\{[^}]+\}\),(buttonStyle:"pill")/g, '$1'],
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
    /(path:(\w+),required:\w+\}\)\}\).{1,500}?\{)(backspaceRemovesValue:)/g,
    '$1"aria-labelledby":"label-"+$2,$3',
  ],
  [
    /(path:(\w+),required:\w+\}\)\}\).{1,420}?\{)(disabled:\w+,filterOption:\w+,id:)/g,
    '$1"aria-labelledby":"label-"+$2,$3',
  ],
];

/** @type {Edit[]} */
const dates = [
  // ui elements/DatePicker (react-datepicker): Buddhist years in its list of years
  [/(createElement\("option",\{key:(\w+),value:\2\},)\2\)/g, '$1$2+543)'],
  // It opens on focus, which returns to it after a choice, sometimes late, and then over the save button.
  [/\w+\.props\.preventOpenOnFocus\|\|\w+\.props\.readOnly\|\|\w+\.setOpen\(!0\)/g, '!0'],
  // The schedule drawer cannot set the format (PICKER_FORMAT).
  ['"MMM d, yyy h:mm a"', '"d MMM yo HH:mm"'],
];

/** @type {Edit[]} */
const scheduleDrawer = [
  // ui elements/PublishButton/ScheduleDrawer says "scheduled" whatever the server answers.
  [
    /try\{await (\w+\(\{(?:type|deleteID):.{1,200}?\}\)),/g,
    'try{const refused=(await $1)?.error;if(refused)throw new Error(refused);',
  ],
  // ui elements/PublishButton preselects unpublishing.
  [/defaultType:\w+\?"publish":"unpublish"/g, 'defaultType:"publish"'],
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
  ...scheduleDrawer,
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
