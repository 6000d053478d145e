import * as migration_20261121_085254_initial from './20261121_085254_initial.ts';
import * as migration_20261121_110245_locks_and_notes from './20261121_110245_locks_and_notes.ts';
import * as migration_20261121_223728_log_in_limit from './20261121_223728_log_in_limit.ts';
import * as migration_20261121_230615_alert_digests from './20261121_230615_alert_digests.ts';
import * as migration_20261122_051609_enquiry_trash from './20261122_051609_enquiry_trash.ts';
import * as migration_20261122_091450_site_words from './20261122_091450_site_words.ts';
import * as migration_20261122_124633_site_contact from './20261122_124633_site_contact.ts';
import * as migration_20261122_130540_site_words_further from './20261122_130540_site_words_further.ts';
import * as migration_20261122_194158_thesaurus_adds from './20261122_194158_thesaurus_adds.ts';
import * as migration_20261122_203832_contact_hours_and_addresses_adds from './20261122_203832_contact_hours_and_addresses_adds.ts';
import * as migration_20261125_030000_titles_without_brand from './20261125_030000_titles_without_brand.ts';
import * as migration_20261125_031658_alert_recipients_adds from './20261125_031658_alert_recipients_adds.ts';
import * as migration_20261125_035600_names_kept_adds from './20261125_035600_names_kept_adds.ts';
import * as migration_20261125_163156_consent_withdrawn_adds from './20261125_163156_consent_withdrawn_adds.ts';
import * as migration_20261125_163839_audit_adds from './20261125_163839_audit_adds.ts';
import * as migration_20261125_171731_announcement_adds from './20261125_171731_announcement_adds.ts';
import * as migration_20261125_195822_privacy_events_adds from './20261125_195822_privacy_events_adds.ts';
import * as migration_20261125_203157_privacy_requests_adds from './20261125_203157_privacy_requests_adds.ts';
import * as migration_20261125_204255_pages_adds from './20261125_204255_pages_adds.ts';
import * as migration_20261125_225916_home_adds from './20261125_225916_home_adds.ts';
import * as migration_20261125_225952_home_from_hero_and_sections from './20261125_225952_home_from_hero_and_sections.ts';
import * as migration_20261125_232107_call_again_adds from './20261125_232107_call_again_adds.ts';
import * as migration_20261125_233156_promotions_adds from './20261125_233156_promotions_adds.ts';
import * as migration_20261125_234311_second_factors_adds from './20261125_234311_second_factors_adds.ts';
import * as migration_20261126_022540_site_content_autosave_adds from './20261126_022540_site_content_autosave_adds.ts';
import * as migration_20261126_025941_languages_adds from './20261126_025941_languages_adds.ts';

export const migrations = [
  {
    up: migration_20261121_085254_initial.up,
    down: migration_20261121_085254_initial.down,
    name: '20261121_085254_initial',
  },
  {
    up: migration_20261121_110245_locks_and_notes.up,
    down: migration_20261121_110245_locks_and_notes.down,
    name: '20261121_110245_locks_and_notes',
  },
  {
    up: migration_20261121_223728_log_in_limit.up,
    down: migration_20261121_223728_log_in_limit.down,
    name: '20261121_223728_log_in_limit',
  },
  {
    up: migration_20261121_230615_alert_digests.up,
    down: migration_20261121_230615_alert_digests.down,
    name: '20261121_230615_alert_digests',
  },
  {
    up: migration_20261122_051609_enquiry_trash.up,
    down: migration_20261122_051609_enquiry_trash.down,
    name: '20261122_051609_enquiry_trash',
  },
  {
    up: migration_20261122_091450_site_words.up,
    down: migration_20261122_091450_site_words.down,
    name: '20261122_091450_site_words',
  },
  {
    up: migration_20261122_124633_site_contact.up,
    down: migration_20261122_124633_site_contact.down,
    name: '20261122_124633_site_contact',
  },
  {
    up: migration_20261122_130540_site_words_further.up,
    down: migration_20261122_130540_site_words_further.down,
    name: '20261122_130540_site_words_further',
  },
  {
    up: migration_20261122_194158_thesaurus_adds.up,
    down: migration_20261122_194158_thesaurus_adds.down,
    name: '20261122_194158_thesaurus_adds',
  },
  {
    up: migration_20261122_203832_contact_hours_and_addresses_adds.up,
    down: migration_20261122_203832_contact_hours_and_addresses_adds.down,
    name: '20261122_203832_contact_hours_and_addresses_adds',
  },
  {
    up: migration_20261125_030000_titles_without_brand.up,
    down: migration_20261125_030000_titles_without_brand.down,
    name: '20261125_030000_titles_without_brand',
  },
  {
    up: migration_20261125_031658_alert_recipients_adds.up,
    down: migration_20261125_031658_alert_recipients_adds.down,
    name: '20261125_031658_alert_recipients_adds',
  },
  {
    up: migration_20261125_035600_names_kept_adds.up,
    down: migration_20261125_035600_names_kept_adds.down,
    name: '20261125_035600_names_kept_adds',
  },
  {
    up: migration_20261125_163156_consent_withdrawn_adds.up,
    down: migration_20261125_163156_consent_withdrawn_adds.down,
    name: '20261125_163156_consent_withdrawn_adds',
  },
  {
    up: migration_20261125_163839_audit_adds.up,
    down: migration_20261125_163839_audit_adds.down,
    name: '20261125_163839_audit_adds',
  },
  {
    up: migration_20261125_171731_announcement_adds.up,
    down: migration_20261125_171731_announcement_adds.down,
    name: '20261125_171731_announcement_adds',
  },
  {
    up: migration_20261125_195822_privacy_events_adds.up,
    down: migration_20261125_195822_privacy_events_adds.down,
    name: '20261125_195822_privacy_events_adds',
  },
  {
    up: migration_20261125_203157_privacy_requests_adds.up,
    down: migration_20261125_203157_privacy_requests_adds.down,
    name: '20261125_203157_privacy_requests_adds',
  },
  {
    up: migration_20261125_204255_pages_adds.up,
    down: migration_20261125_204255_pages_adds.down,
    name: '20261125_204255_pages_adds',
  },
  {
    up: migration_20261125_225916_home_adds.up,
    down: migration_20261125_225916_home_adds.down,
    name: '20261125_225916_home_adds',
  },
  {
    up: migration_20261125_225952_home_from_hero_and_sections.up,
    down: migration_20261125_225952_home_from_hero_and_sections.down,
    name: '20261125_225952_home_from_hero_and_sections',
  },
  {
    up: migration_20261125_232107_call_again_adds.up,
    down: migration_20261125_232107_call_again_adds.down,
    name: '20261125_232107_call_again_adds',
  },
  {
    up: migration_20261125_233156_promotions_adds.up,
    down: migration_20261125_233156_promotions_adds.down,
    name: '20261125_233156_promotions_adds',
  },
  {
    up: migration_20261125_234311_second_factors_adds.up,
    down: migration_20261125_234311_second_factors_adds.down,
    name: '20261125_234311_second_factors_adds',
  },
  {
    up: migration_20261126_022540_site_content_autosave_adds.up,
    down: migration_20261126_022540_site_content_autosave_adds.down,
    name: '20261126_022540_site_content_autosave_adds',
  },
  {
    up: migration_20261126_025941_languages_adds.up,
    down: migration_20261126_025941_languages_adds.down,
    name: '20261126_025941_languages_adds'
  },
];
