import type { SiteContent } from '../site-content.ts';
import type { Words } from '../with-words.ts';

/** Texts of every page: bars, footer, toasts. Links to pages without English say so. */
export const everyPage = {
  page: {
    openGraphLocale: 'en_GB',
    skip: 'Skip to content',
    home: 'Home',
    backHome: 'Back to the home page',
    contents: 'Contents',
    newTab: '(opens in a new tab)',
  },
  topBar: {
    menu: 'Menu',
    mainNavigation: 'Main menu',
    menuNavigation: 'Mobile menu',
    line: 'LINE',
    demo: 'Free trial',
  },
  mobileBar: {
    label: 'Contact us',
    call: 'Call',
    line: 'LINE',
    toForm: 'Request a call',
  },
  navigation: [
    { label: 'Home' },
    { label: 'Features' },
    { label: 'Pricing' },
    { label: 'CRM' },
    { label: 'Devices' },
    { label: 'Articles (TH)' },
    { label: 'Contact' },
  ],
  footer: {
    menu: {
      title: 'Menu',
      links: [{ label: 'Home' }, { label: 'Features' }, { label: 'Articles (in Thai)' }],
    },
    contact: { title: 'Contact' },
    information: {
      title: 'Information',
      links: [
        { label: 'Privacy notice (in Thai)' },
        { label: 'Terms of use (in Thai)' },
        { label: 'Cookies (in Thai)' },
      ],
    },
  },
  toasts: { region: 'Notifications', close: 'Close', backOnline: 'You are back online' },
} satisfies Words<SiteContent>;

/** Error pages. */
export const errors = {
  notFound: {
    tab: 'Page not found',
    title: 'Oops! Page not found',
    lead: ['This page does not exist or has moved.', 'You can start again from the home page.'],
    home: 'Back to the home page',
    links: [
      { label: 'Features' },
      { label: 'Pricing' },
      { label: 'Articles (in Thai)' },
      { label: 'Contact' },
    ],
    drawing: {
      label: 'Drawing: a queue ticket printer on the counter prints ticket 404',
      ticket: { heading: 'Queue', note: 'No such page' },
    },
  },
  serverError: {
    title: 'Something went wrong on our side',
    lead: 'The error is in our system, not on your device.',
    steps: [
      'Wait a moment, then try again.',
      'If you were sending a form, go back to it and send it again.',
      'If it still fails, call us or write to us on LINE.',
    ],
    retry: 'Try again',
    home: 'Back to the home page',
    phone: 'Call us',
    line: 'Chat on LINE',
    drawing: 'Drawing: paper is jammed in the printer on the counter',
  },
  busy: {
    title: 'Many people are visiting right now',
    steps: [
      'Wait a moment, then reload this page.',
      'If you have just sent a form, go back, check that your entries are still there, and send it again.',
    ],
    call: 'Rather not wait? Contact us directly:',
  },
} satisfies Words<SiteContent>;

/** The consent banner. Its version is that of the Thai text, which says the same. */
export const consent = {
  banner: {
    title: 'May we use cookies to measure this website?',
    text: 'Analytics and advertising cookies run only if you accept. If you refuse, the website works in full. You can change your mind at any time at the end of the page.',
    policy: 'Cookie policy (in Thai)',
    refuse: 'Refuse',
    accept: 'Accept',
    choose: 'Let me choose',
  },
  settings: {
    title: 'Cookie settings',
    save: 'Save my choice',
    close: 'Close',
    necessary: {
      title: 'Necessary (always on)',
      text: 'Remembers your answer about cookies in this browser for 6 months, so that we do not ask again.',
    },
    analytics: {
      title: 'Analytics',
      text: 'Google Analytics counts visitors and pages. It uses _ga cookies for up to 2 years.',
    },
    ads: {
      title: 'Advertising measurement',
      text: 'Google Ads tells us which ad led to a registration. It uses _gcl cookies for up to 90 days.',
    },
  },
  saved: 'Your cookie choice is saved',
} satisfies Words<SiteContent['consent']>;
