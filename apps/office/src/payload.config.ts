import { productName } from '@clinicdee/brand';
import { mailTransport } from '@clinicdee/protocol/http/mail';
import { nodemailerAdapter } from '@payloadcms/email-nodemailer';
import { seoPlugin } from '@payloadcms/plugin-seo';
import { s3Storage } from '@payloadcms/storage-s3';
import { th } from '@payloadcms/translations/languages/th';
import { resolve } from 'node:path';
import { buildConfig } from 'payload';
import sharp from 'sharp';
import { views } from './admin/views.ts';
import { alerts } from './collections/alerts.ts';
import { audit } from './collections/audit.ts';
import { articles } from './collections/articles.ts';
import { history } from './collections/history.ts';
import { leads, registrations } from './collections/enquiries.ts';
import { media } from './collections/media.ts';
import { pages } from './collections/pages.ts';
import { privacyEvents } from './collections/privacy-events.ts';
import { privacyRequests } from './collections/privacy-requests.ts';
import { asSearchField } from './collections/search-fields.ts';
import { tags } from './collections/tags.ts';
import { secondFactors } from './collections/second-factors.ts';
import { users } from './collections/users.ts';
import { englishHome, home } from './collections/site-content/home.ts';
import { fact } from './collections/site-content/subject-global.ts';
import { database } from './database/database.ts';
import { DISPLAY_FORMAT } from './i18n/date-formats.ts';
import { consentsExport } from './statistics/consents.ts';
import { intakeLead, register } from './endpoints/intake.ts';
import { previewArticle, publicArticles } from './endpoints/public-articles.ts';
import { personCalls } from './endpoints/person.ts';
import { privacyRequestCalls } from './endpoints/privacy-requests.ts';
import { processingRecordExport } from './privacy/processing-record.ts';
import { resendRefused } from './endpoints/resend-refused.ts';
import { previewSiteContent, resetSiteContent, siteContentCall } from './endpoints/site-content.ts';
import { environment } from './environment/environment.ts';
import { onInit } from './start/on-init.ts';
import { eraseOld } from './jobs/retention-job.ts';
import { formerTasks } from './jobs/former-tasks.ts';
import { logger } from './logging/logging.ts';
import { nullMailer, plainTextPart } from './people/mails.ts';
import { withLateTranslations } from './payload-patches/late-translations.ts';
import { answerBadRequests, withRequestChecks } from './payload-patches/bad-requests.ts';
import { withOfficeSchedules } from './payload-patches/schedule-jobs.ts';
import { translateErrors } from './payload-patches/thai-failures.ts';
import { thaiEditorTexts, thaiTexts, uploadLabels } from './i18n/thai-translations.ts';

const sources = resolve(process.cwd(), 'src');
const env = environment();
const MEGABYTE = 1024 * 1024;

/** The fields of a draft that the SEO preview reads. */
interface Draft {
  doc: { title?: string; excerpt?: string; slug?: string };
}

const config = buildConfig({
  secret: env.PAYLOAD_SECRET,
  telemetry: false,
  db: database(),
  sharp,
  logger,
  email: env.SMTP_URL
    ? plainTextPart(
        nodemailerAdapter({
          defaultFromAddress: env.MAIL_FROM ?? '',
          defaultFromName: productName,
          skipVerify: true,
          transportOptions: mailTransport(env.SMTP_URL, env.SMTP_ALLOW_PLAINTEXT),
        }),
      )
    : nullMailer,
  collections: [
    leads,
    registrations,
    articles,
    pages,
    media,
    tags,
    users,
    alerts,
    history,
    audit,
    privacyRequests,
    privacyEvents,
    secondFactors,
  ],
  globals: [
    fact('contact'),
    home,
    englishHome,
    fact('packages'),
    fact('promotions'),
    fact('equipment'),
    fact('stories'),
    fact('claims'),
    fact('questions'),
    fact('announcement'),
    fact('thesaurus'),
  ],
  endpoints: [
    publicArticles,
    previewArticle,
    siteContentCall,
    previewSiteContent,
    resetSiteContent,
    intakeLead,
    register,
    consentsExport,
    resendRefused,
    processingRecordExport,
    ...personCalls,
    ...privacyRequestCalls,
  ],
  hooks: { afterError: [answerBadRequests, translateErrors] },
  graphQL: { disable: true },
  cors: [],
  csrf: [env.OFFICE_URL],
  // Refused requests are no errors of the office.
  loggingLevels: {
    APIError: 'info',
    AuthenticationError: 'info',
    Forbidden: 'info',
    LockedAuth: 'warn',
    NotFound: 'info',
    QueryError: 'info',
    ValidationError: 'info',
  },
  upload: { limits: { fileSize: 15 * MEGABYTE } },
  i18n: { supportedLanguages: { th }, fallbackLanguage: 'th', translations: { th: thaiTexts } },
  typescript: { outputFile: resolve(sources, 'payload-types.ts') },
  admin: {
    user: users.slug,
    avatar: 'default',
    theme: 'light',
    dateFormat: DISPLAY_FORMAT,
    timezones: {
      supportedTimezones: [{ label: 'กรุงเทพฯ', value: 'Asia/Bangkok' }],
      defaultTimezone: 'Asia/Bangkok',
    },
    importMap: { baseDir: sources },
    meta: { titleSuffix: ` – ${productName}`, icons: [{ rel: 'icon', url: '/mark.svg' }] },
    components: {
      graphics: { Logo: '/admin/logo.tsx#Logo', Icon: '/admin/logo.tsx#Icon' },
      afterNavLinks: ['/admin/nav-links.tsx#NavLinks'],
      views: Object.fromEntries(
        Object.entries(views).map(([path, { title, Component }]) => [
          path,
          { path: `/${path}`, exact: true, meta: { title }, Component },
        ]),
      ),
      beforeDashboard: ['/admin/dashboard/dashboard.tsx#Dashboard'],
      beforeLogin: ['/admin/people/login-notice.tsx#LoginNotice'],
      providers: [
        '/payload-patches/thai-toasts.tsx#ThaiToasts',
        '/admin/people/login-dialog.tsx#LoginDialog',
        '/admin/new-enquiries.tsx#NewEnquiries',
      ],
    },
  },
  jobs: {
    tasks: [...formerTasks, eraseOld],
    deleteJobOnComplete: true,
    // The office's scheduler runs jobs, never a request.
    access: { run: () => false, queue: () => false, cancel: () => false },
  },
  plugins: [
    seoPlugin({
      collections: ['articles'],
      uploadsCollection: 'media',
      tabbedUI: true,
      // The overview counts the picture.
      fields: ({ defaultFields }) =>
        defaultFields
          .filter((field) => !('name' in field) || field.name !== 'overview')
          .map(asSearchField),
      generateTitle: ({ doc }: Draft) => doc.title ?? '',
      generateDescription: ({ doc }: Draft) => doc.excerpt ?? '',
      generateURL: ({ doc }: Draft) => `${env.SITE_URL}/articles/detail/${doc.slug ?? ''}`,
    }),
    s3Storage({
      enabled: env.S3_BUCKET !== undefined,
      // Same tables with and without S3: one set of migrations.
      alwaysInsertFields: true,
      bucket: env.S3_BUCKET ?? '',
      collections: { media: true },
      config: {
        region: env.S3_REGION,
        ...(env.S3_ENDPOINT && { endpoint: env.S3_ENDPOINT, forcePathStyle: true }),
        ...(env.S3_ACCESS_KEY_ID &&
          env.S3_SECRET_ACCESS_KEY && {
            credentials: {
              accessKeyId: env.S3_ACCESS_KEY_ID,
              secretAccessKey: env.S3_SECRET_ACCESS_KEY,
            },
          }),
      },
    }),
  ],
  onInit,
});

export default config
  .then((built) => withLateTranslations(built, thaiEditorTexts, uploadLabels))
  .then(withOfficeSchedules)
  .then(withRequestChecks);
