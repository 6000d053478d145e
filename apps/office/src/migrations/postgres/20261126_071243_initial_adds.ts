import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_leads_status" AS ENUM('new', 'not_reached', 'contacted', 'demo_booked', 'won', 'lost', 'spam');
  CREATE TYPE "public"."enum_leads_source" AS ENUM('google_ads', 'google', 'facebook_ads', 'facebook', 'line', 'tiktok', 'youtube', 'email', 'campaign', 'referral', 'direct', 'unknown');
  CREATE TYPE "public"."enum_leads_last_source" AS ENUM('google_ads', 'google', 'facebook_ads', 'facebook', 'line', 'tiktok', 'youtube', 'email', 'campaign', 'referral', 'direct', 'unknown');
  CREATE TYPE "public"."enum_registrations_status" AS ENUM('new', 'not_reached', 'contacted', 'demo_booked', 'won', 'lost', 'spam');
  CREATE TYPE "public"."enum_registrations_source" AS ENUM('google_ads', 'google', 'facebook_ads', 'facebook', 'line', 'tiktok', 'youtube', 'email', 'campaign', 'referral', 'direct', 'unknown');
  CREATE TYPE "public"."enum_registrations_last_source" AS ENUM('google_ads', 'google', 'facebook_ads', 'facebook', 'line', 'tiktok', 'youtube', 'email', 'campaign', 'referral', 'direct', 'unknown');
  CREATE TYPE "public"."enum_articles_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__articles_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_pages_language" AS ENUM('th', 'en');
  CREATE TYPE "public"."enum_pages_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__pages_v_version_language" AS ENUM('th', 'en');
  CREATE TYPE "public"."enum__pages_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_users_role" AS ENUM('admin', 'marketing', 'sales');
  CREATE TYPE "public"."enum_alerts_channel" AS ENUM('line', 'email', 'webhook');
  CREATE TYPE "public"."enum_alerts_failing" AS ENUM('line', 'email', 'webhook');
  CREATE TYPE "public"."enum_alerts_state" AS ENUM('waiting', 'retrying', 'gathered', 'sent', 'failed');
  CREATE TYPE "public"."enum_history_kind" AS ENUM('received', 'note', 'status', 'owner', 'field', 'alert', 'trash', 'expired');
  CREATE TYPE "public"."enum_audit_event" AS ENUM('login', 'login-failed', 'password', 'account', 'export', 'settings', 'erasure', 'person', 'change', 'security');
  CREATE TYPE "public"."enum_privacy_requests_right" AS ENUM('access', 'portability', 'erasure', 'withdrawal', 'objection', 'restriction', 'rectification');
  CREATE TYPE "public"."enum_privacy_requests_state" AS ENUM('new', 'working', 'done', 'refused');
  CREATE TYPE "public"."enum_privacy_events_kind" AS ENUM('erasure', 'withdrawal');
  CREATE TYPE "public"."enum_payload_jobs_log_task_slug" AS ENUM('inline', 'sendAlert', 'sweepAlerts', 'eraseOld', 'schedulePublish');
  CREATE TYPE "public"."enum_payload_jobs_log_state" AS ENUM('failed', 'succeeded');
  CREATE TYPE "public"."enum_payload_jobs_task_slug" AS ENUM('inline', 'sendAlert', 'sweepAlerts', 'eraseOld', 'schedulePublish');
  CREATE TYPE "public"."enum_contact_open_days" AS ENUM('mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun');
  CREATE TYPE "public"."enum_contact_other_hours_day" AS ENUM('mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun');
  CREATE TYPE "public"."enum_contact_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__contact_v_version_open_days" AS ENUM('mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun');
  CREATE TYPE "public"."enum__contact_v_version_other_hours_day" AS ENUM('mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun');
  CREATE TYPE "public"."enum__contact_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_home_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__home_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_home_en_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__home_en_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_packages_comparison_rows_limit" AS ENUM('users', 'storage', 'support');
  CREATE TYPE "public"."enum_packages_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__packages_v_version_comparison_rows_limit" AS ENUM('users', 'storage', 'support');
  CREATE TYPE "public"."enum__packages_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_promotions_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__promotions_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_equipment_devices_drawing" AS ENUM('printer', 'reader', 'drawer', 'scanner', 'label-printer', 'tablet');
  CREATE TYPE "public"."enum_equipment_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__equipment_v_version_devices_drawing" AS ENUM('printer', 'reader', 'drawer', 'scanner', 'label-printer', 'tablet');
  CREATE TYPE "public"."enum__equipment_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_stories_stories_mark" AS ENUM('leaf', 'smile', 'tooth', 'heart', 'hill', 'eye', 'sprout', 'paw');
  CREATE TYPE "public"."enum_stories_clinics_mark" AS ENUM('leaf', 'smile', 'tooth', 'heart', 'hill', 'eye', 'sprout', 'paw');
  CREATE TYPE "public"."enum_stories_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__stories_v_version_stories_mark" AS ENUM('leaf', 'smile', 'tooth', 'heart', 'hill', 'eye', 'sprout', 'paw');
  CREATE TYPE "public"."enum__stories_v_version_clinics_mark" AS ENUM('leaf', 'smile', 'tooth', 'heart', 'hill', 'eye', 'sprout', 'paw');
  CREATE TYPE "public"."enum__stories_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_claims_claims_claim" AS ENUM('clinics', 'availability', 'stability', 'timeSaved', 'efficiency', 'lessRework', 'fewerErrors', 'moreIncome', 'fewerComplaints', 'hoursSaved');
  CREATE TYPE "public"."enum_claims_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__claims_v_version_claims_claim" AS ENUM('clinics', 'availability', 'stability', 'timeSaved', 'efficiency', 'lessRework', 'fewerErrors', 'moreIncome', 'fewerComplaints', 'hoursSaved');
  CREATE TYPE "public"."enum__claims_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_questions_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__questions_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_announcement_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__announcement_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_thesaurus_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__thesaurus_v_version_status" AS ENUM('draft', 'published');
  CREATE TABLE "leads" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"status" "enum_leads_status" DEFAULT 'new' NOT NULL,
  	"owner_id" integer,
  	"call_again_on" varchar,
  	"fullname" varchar NOT NULL,
  	"phone" varchar NOT NULL,
  	"email" varchar,
  	"organization_label" varchar,
  	"organization_type" varchar,
  	"description" varchar,
  	"source" "enum_leads_source",
  	"last_source" "enum_leads_last_source",
  	"source_words" varchar,
  	"last_touch_words" varchar,
  	"article" varchar,
  	"landing_page" varchar,
  	"referrer" varchar,
  	"device_type" varchar,
  	"utm_source" varchar,
  	"utm_medium" varchar,
  	"utm_campaign" varchar,
  	"utm_term" varchar,
  	"utm_content" varchar,
  	"clicks" jsonb,
  	"marketing_consent" boolean,
  	"consent_version" varchar,
  	"consent_text" varchar,
  	"consent_withdrawn_at" timestamp(3) with time zone,
  	"phone_e164" varchar,
  	"name_search" varchar,
  	"phone_search" varchar,
  	"idempotency_key" varchar,
  	"alerts_made_at" timestamp(3) with time zone,
  	"reference" varchar NOT NULL,
  	"is_suspected" boolean DEFAULT false,
  	"first_contacted_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "registrations" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"status" "enum_registrations_status" DEFAULT 'new' NOT NULL,
  	"owner_id" integer,
  	"call_again_on" varchar,
  	"fullname" varchar NOT NULL,
  	"phone" varchar NOT NULL,
  	"email" varchar,
  	"organization_label" varchar,
  	"clinic_name" varchar,
  	"package" varchar,
  	"branches" varchar,
  	"description" varchar,
  	"extra" jsonb,
  	"source" "enum_registrations_source",
  	"last_source" "enum_registrations_last_source",
  	"source_words" varchar,
  	"last_touch_words" varchar,
  	"article" varchar,
  	"landing_page" varchar,
  	"referrer" varchar,
  	"device_type" varchar,
  	"utm_source" varchar,
  	"utm_medium" varchar,
  	"utm_campaign" varchar,
  	"utm_term" varchar,
  	"utm_content" varchar,
  	"clicks" jsonb,
  	"marketing_consent" boolean,
  	"consent_version" varchar,
  	"consent_text" varchar,
  	"consent_withdrawn_at" timestamp(3) with time zone,
  	"phone_e164" varchar,
  	"name_search" varchar,
  	"phone_search" varchar,
  	"idempotency_key" varchar,
  	"alerts_made_at" timestamp(3) with time zone,
  	"reference" varchar NOT NULL,
  	"is_suspected" boolean DEFAULT false,
  	"first_contacted_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "articles" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"cover_id" integer,
  	"excerpt" varchar,
  	"content" jsonb,
  	"meta_title" varchar,
  	"meta_description" varchar,
  	"meta_image_id" integer,
  	"generate_slug" boolean DEFAULT true,
  	"slug" varchar,
  	"tag_id" integer,
  	"published_at" timestamp(3) with time zone,
  	"is_sample" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_articles_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "articles_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "_articles_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_title" varchar,
  	"version_cover_id" integer,
  	"version_excerpt" varchar,
  	"version_content" jsonb,
  	"version_meta_title" varchar,
  	"version_meta_description" varchar,
  	"version_meta_image_id" integer,
  	"version_generate_slug" boolean DEFAULT true,
  	"version_slug" varchar,
  	"version_tag_id" integer,
  	"version_published_at" timestamp(3) with time zone,
  	"version_is_sample" boolean DEFAULT false,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__articles_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_articles_v_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "pages" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"language" "enum_pages_language" DEFAULT 'th',
  	"translation_of_id" integer,
  	"heading" varchar,
  	"lead" varchar,
  	"search_title" varchar,
  	"search_description" varchar,
  	"is_hidden" boolean DEFAULT false,
  	"sections" jsonb,
  	"generate_slug" boolean DEFAULT true,
  	"slug" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_pages_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "pages_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "_pages_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_language" "enum__pages_v_version_language" DEFAULT 'th',
  	"version_translation_of_id" integer,
  	"version_heading" varchar,
  	"version_lead" varchar,
  	"version_search_title" varchar,
  	"version_search_description" varchar,
  	"version_is_hidden" boolean DEFAULT false,
  	"version_sections" jsonb,
  	"version_generate_slug" boolean DEFAULT true,
  	"version_slug" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__pages_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_pages_v_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "media" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"alt" varchar NOT NULL,
  	"is_sample" boolean DEFAULT false,
  	"prefix" varchar DEFAULT '',
  	"_objectkey" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"url" varchar,
  	"thumbnail_u_r_l" varchar,
  	"filename" varchar,
  	"mime_type" varchar,
  	"filesize" numeric,
  	"width" numeric,
  	"height" numeric,
  	"focal_x" numeric,
  	"focal_y" numeric,
  	"sizes_card_url" varchar,
  	"sizes_card_width" numeric,
  	"sizes_card_height" numeric,
  	"sizes_card_mime_type" varchar,
  	"sizes_card_filesize" numeric,
  	"sizes_card_filename" varchar,
  	"sizes_large_url" varchar,
  	"sizes_large_width" numeric,
  	"sizes_large_height" numeric,
  	"sizes_large_mime_type" varchar,
  	"sizes_large_filesize" numeric,
  	"sizes_large_filename" varchar,
  	"sizes_share_url" varchar,
  	"sizes_share_width" numeric,
  	"sizes_share_height" numeric,
  	"sizes_share_mime_type" varchar,
  	"sizes_share_filesize" numeric,
  	"sizes_share_filename" varchar
  );
  
  CREATE TABLE "tags" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"is_sample" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "users_sessions" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"browser" varchar,
  	"address" varchar,
  	"created_at" timestamp(3) with time zone,
  	"expires_at" timestamp(3) with time zone NOT NULL
  );
  
  CREATE TABLE "users" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"role" "enum_users_role" DEFAULT 'sales' NOT NULL,
  	"exports_own_only" boolean DEFAULT false,
  	"must_change_password" boolean DEFAULT false,
  	"has_second_factor" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"email" varchar NOT NULL,
  	"reset_password_token" varchar,
  	"reset_password_expiration" timestamp(3) with time zone,
  	"salt" varchar,
  	"hash" varchar,
  	"reset_password_requested_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "alerts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"channel" "enum_alerts_channel" NOT NULL,
  	"failing" "enum_alerts_failing",
  	"state" "enum_alerts_state" DEFAULT 'waiting' NOT NULL,
  	"attempts" numeric DEFAULT 0 NOT NULL,
  	"error_code" varchar,
  	"is_digest" boolean,
  	"digest_id" integer,
  	"recipients" jsonb,
  	"retry_key" varchar NOT NULL,
  	"sent_at" timestamp(3) with time zone,
  	"next_attempt_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "alerts_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"leads_id" integer,
  	"registrations_id" integer
  );
  
  CREATE TABLE "history" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"kind" "enum_history_kind" NOT NULL,
  	"text" varchar NOT NULL,
  	"author_id" integer,
  	"author_name" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "history_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"leads_id" integer,
  	"registrations_id" integer
  );
  
  CREATE TABLE "audit" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"account" varchar NOT NULL,
  	"event" "enum_audit_event" NOT NULL,
  	"text" varchar NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "privacy_requests" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"right" "enum_privacy_requests_right" NOT NULL,
  	"state" "enum_privacy_requests_state" DEFAULT 'new' NOT NULL,
  	"fullname" varchar,
  	"phone" varchar,
  	"email" varchar,
  	"description" varchar,
  	"outcome" varchar,
  	"reference" varchar,
  	"due_at" timestamp(3) with time zone,
  	"confirmed_at" timestamp(3) with time zone,
  	"closed_at" timestamp(3) with time zone,
  	"handled_by_id" integer,
  	"confirmation_hash" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "privacy_events" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"at" timestamp(3) with time zone NOT NULL,
  	"kind" "enum_privacy_events_kind" NOT NULL,
  	"reason" varchar NOT NULL,
  	"references" varchar,
  	"account" varchar NOT NULL,
  	"is_delivered" boolean,
  	"is_applied" boolean,
  	"key" varchar NOT NULL,
  	"hashes" jsonb NOT NULL,
  	"pending" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "second_factors" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"account" numeric NOT NULL,
  	"secret" varchar NOT NULL,
  	"is_active" boolean DEFAULT false NOT NULL,
  	"last_step" numeric DEFAULT 0 NOT NULL,
  	"recovery_codes" varchar DEFAULT '',
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_kv" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar NOT NULL,
  	"data" jsonb NOT NULL
  );
  
  CREATE TABLE "payload_jobs_log" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"executed_at" timestamp(3) with time zone NOT NULL,
  	"completed_at" timestamp(3) with time zone NOT NULL,
  	"task_slug" "enum_payload_jobs_log_task_slug" NOT NULL,
  	"task_i_d" varchar NOT NULL,
  	"input" jsonb,
  	"output" jsonb,
  	"state" "enum_payload_jobs_log_state" NOT NULL,
  	"error" jsonb
  );
  
  CREATE TABLE "payload_jobs" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"input" jsonb,
  	"completed_at" timestamp(3) with time zone,
  	"total_tried" numeric DEFAULT 0,
  	"has_error" boolean DEFAULT false,
  	"error" jsonb,
  	"task_slug" "enum_payload_jobs_task_slug",
  	"queue" varchar DEFAULT 'default',
  	"wait_until" timestamp(3) with time zone,
  	"processing" boolean DEFAULT false,
  	"meta" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_locked_documents" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"global_slug" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_locked_documents_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"articles_id" integer,
  	"pages_id" integer,
  	"media_id" integer,
  	"tags_id" integer,
  	"users_id" integer,
  	"alerts_id" integer,
  	"history_id" integer,
  	"audit_id" integer,
  	"privacy_requests_id" integer,
  	"privacy_events_id" integer
  );
  
  CREATE TABLE "payload_preferences" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar,
  	"value" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_preferences_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"users_id" integer
  );
  
  CREATE TABLE "payload_migrations" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"batch" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "contact_profiles" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"address" varchar
  );
  
  CREATE TABLE "contact_open_days" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_contact_open_days",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "contact_other_hours" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"day" "enum_contact_other_hours_day",
  	"opens" varchar,
  	"closes" varchar
  );
  
  CREATE TABLE "contact_closed_days" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"day" varchar,
  	"reason" varchar
  );
  
  CREATE TABLE "contact" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"phone" varchar,
  	"line_id" varchar,
  	"email" varchar,
  	"privacy_email" varchar,
  	"crm" varchar,
  	"opens" varchar,
  	"closes" varchar,
  	"postal_street" varchar,
  	"postal_district" varchar,
  	"postal_province" varchar,
  	"postal_code" varchar,
  	"place_search" varchar,
  	"place_station" varchar,
  	"place_road" varchar,
  	"place_lane" varchar,
  	"place_floor" varchar,
  	"_status" "enum_contact_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_contact_v_version_profiles" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"address" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_contact_v_version_open_days" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum__contact_v_version_open_days",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "_contact_v_version_other_hours" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"day" "enum__contact_v_version_other_hours_day",
  	"opens" varchar,
  	"closes" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_contact_v_version_closed_days" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"day" varchar,
  	"reason" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_contact_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_phone" varchar,
  	"version_line_id" varchar,
  	"version_email" varchar,
  	"version_privacy_email" varchar,
  	"version_crm" varchar,
  	"version_opens" varchar,
  	"version_closes" varchar,
  	"version_postal_street" varchar,
  	"version_postal_district" varchar,
  	"version_postal_province" varchar,
  	"version_postal_code" varchar,
  	"version_place_search" varchar,
  	"version_place_station" varchar,
  	"version_place_road" varchar,
  	"version_place_lane" varchar,
  	"version_place_floor" varchar,
  	"version__status" "enum__contact_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "home_hero_reasons" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"detail" varchar
  );
  
  CREATE TABLE "home" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"search_title" varchar,
  	"search_description" varchar,
  	"hero_lead" varchar,
  	"hero_devices" varchar,
  	"hero_phone" varchar,
  	"hero_to_form" varchar,
  	"sections" jsonb,
  	"_status" "enum_home_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "home_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "_home_v_version_hero_reasons" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"detail" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_home_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_search_title" varchar,
  	"version_search_description" varchar,
  	"version_hero_lead" varchar,
  	"version_hero_devices" varchar,
  	"version_hero_phone" varchar,
  	"version_hero_to_form" varchar,
  	"version_sections" jsonb,
  	"version__status" "enum__home_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_home_v_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "home_en_hero_reasons" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"detail" varchar
  );
  
  CREATE TABLE "home_en" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"search_title" varchar,
  	"search_description" varchar,
  	"hero_lead" varchar,
  	"hero_devices" varchar,
  	"hero_phone" varchar,
  	"hero_to_form" varchar,
  	"sections" jsonb,
  	"_status" "enum_home_en_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "home_en_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "_home_en_v_version_hero_reasons" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"detail" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_home_en_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_search_title" varchar,
  	"version_search_description" varchar,
  	"version_hero_lead" varchar,
  	"version_hero_devices" varchar,
  	"version_hero_phone" varchar,
  	"version_hero_to_form" varchar,
  	"version_sections" jsonb,
  	"version__status" "enum__home_en_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_home_en_v_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "packages_packages" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"code" varchar,
  	"yearly_satang" numeric,
  	"subtitle" varchar,
  	"doctors_from" numeric,
  	"doctors_to" numeric,
  	"suitability" varchar,
  	"users" varchar,
  	"storage" varchar,
  	"is_popular" boolean DEFAULT false,
  	"has_branches" boolean DEFAULT false
  );
  
  CREATE TABLE "packages_comparison_rows" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"label" varchar,
  	"from" varchar,
  	"limit" "enum_packages_comparison_rows_limit",
  	"tip" varchar
  );
  
  CREATE TABLE "packages_comparison" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar
  );
  
  CREATE TABLE "packages" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_status" "enum_packages_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "packages_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "_packages_v_version_packages" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"code" varchar,
  	"yearly_satang" numeric,
  	"subtitle" varchar,
  	"doctors_from" numeric,
  	"doctors_to" numeric,
  	"suitability" varchar,
  	"users" varchar,
  	"storage" varchar,
  	"is_popular" boolean DEFAULT false,
  	"has_branches" boolean DEFAULT false,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_packages_v_version_comparison_rows" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"label" varchar,
  	"from" varchar,
  	"limit" "enum__packages_v_version_comparison_rows_limit",
  	"tip" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_packages_v_version_comparison" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_packages_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version__status" "enum__packages_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_packages_v_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "promotions_promotions_prices" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"package" varchar,
  	"yearly_satang" numeric
  );
  
  CREATE TABLE "promotions_promotions" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"text" varchar,
  	"english" varchar,
  	"from" varchar,
  	"until" varchar
  );
  
  CREATE TABLE "promotions" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_status" "enum_promotions_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_promotions_v_version_promotions_prices" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"package" varchar,
  	"yearly_satang" numeric,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_promotions_v_version_promotions" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"text" varchar,
  	"english" varchar,
  	"from" varchar,
  	"until" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_promotions_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version__status" "enum__promotions_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "equipment_devices" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"model" varchar,
  	"price_satang" numeric,
  	"description" varchar,
  	"drawing" "enum_equipment_devices_drawing"
  );
  
  CREATE TABLE "equipment" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_status" "enum_equipment_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "equipment_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "_equipment_v_version_devices" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"model" varchar,
  	"price_satang" numeric,
  	"description" varchar,
  	"drawing" "enum__equipment_v_version_devices_drawing",
  	"_uuid" varchar
  );
  
  CREATE TABLE "_equipment_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version__status" "enum__equipment_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_equipment_v_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "stories_stories" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"quote" varchar,
  	"name" varchar,
  	"clinic" varchar,
  	"mark" "enum_stories_stories_mark",
  	"evidence" varchar
  );
  
  CREATE TABLE "stories_clinics" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"mark" "enum_stories_clinics_mark",
  	"evidence" varchar
  );
  
  CREATE TABLE "stories" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_status" "enum_stories_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_stories_v_version_stories" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"quote" varchar,
  	"name" varchar,
  	"clinic" varchar,
  	"mark" "enum__stories_v_version_stories_mark",
  	"evidence" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_stories_v_version_clinics" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"mark" "enum__stories_v_version_clinics_mark",
  	"evidence" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_stories_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version__status" "enum__stories_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "claims_claims" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"claim" "enum_claims_claims_claim",
  	"figure" varchar,
  	"is_shown" boolean DEFAULT true,
  	"evidence" varchar,
  	"method" varchar,
  	"review_on" varchar
  );
  
  CREATE TABLE "claims" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_status" "enum_claims_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_claims_v_version_claims" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"claim" "enum__claims_v_version_claims_claim",
  	"figure" varchar,
  	"is_shown" boolean DEFAULT true,
  	"evidence" varchar,
  	"method" varchar,
  	"review_on" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_claims_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version__status" "enum__claims_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "questions_questions" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"question" varchar,
  	"answer" varchar
  );
  
  CREATE TABLE "questions" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_status" "enum_questions_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_questions_v_version_questions" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"question" varchar,
  	"answer" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_questions_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version__status" "enum__questions_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "announcement" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"is_shown" boolean DEFAULT false,
  	"text" varchar,
  	"link_text" varchar,
  	"link_address" varchar,
  	"from" varchar,
  	"until" varchar,
  	"_status" "enum_announcement_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_announcement_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_is_shown" boolean DEFAULT false,
  	"version_text" varchar,
  	"version_link_text" varchar,
  	"version_link_address" varchar,
  	"version_from" varchar,
  	"version_until" varchar,
  	"version__status" "enum__announcement_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "thesaurus" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"groups" jsonb,
  	"_status" "enum_thesaurus_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_thesaurus_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_groups" jsonb,
  	"version__status" "enum__thesaurus_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "payload_jobs_stats" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"stats" jsonb,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  ALTER TABLE "leads" ADD CONSTRAINT "leads_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "registrations" ADD CONSTRAINT "registrations_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "articles" ADD CONSTRAINT "articles_cover_id_media_id_fk" FOREIGN KEY ("cover_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "articles" ADD CONSTRAINT "articles_meta_image_id_media_id_fk" FOREIGN KEY ("meta_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "articles" ADD CONSTRAINT "articles_tag_id_tags_id_fk" FOREIGN KEY ("tag_id") REFERENCES "public"."tags"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "articles_texts" ADD CONSTRAINT "articles_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_articles_v" ADD CONSTRAINT "_articles_v_parent_id_articles_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."articles"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_articles_v" ADD CONSTRAINT "_articles_v_version_cover_id_media_id_fk" FOREIGN KEY ("version_cover_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_articles_v" ADD CONSTRAINT "_articles_v_version_meta_image_id_media_id_fk" FOREIGN KEY ("version_meta_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_articles_v" ADD CONSTRAINT "_articles_v_version_tag_id_tags_id_fk" FOREIGN KEY ("version_tag_id") REFERENCES "public"."tags"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_articles_v_texts" ADD CONSTRAINT "_articles_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_articles_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages" ADD CONSTRAINT "pages_translation_of_id_pages_id_fk" FOREIGN KEY ("translation_of_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "pages_texts" ADD CONSTRAINT "pages_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v" ADD CONSTRAINT "_pages_v_parent_id_pages_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pages_v" ADD CONSTRAINT "_pages_v_version_translation_of_id_pages_id_fk" FOREIGN KEY ("version_translation_of_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pages_v_texts" ADD CONSTRAINT "_pages_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "users_sessions" ADD CONSTRAINT "users_sessions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "alerts" ADD CONSTRAINT "alerts_digest_id_alerts_id_fk" FOREIGN KEY ("digest_id") REFERENCES "public"."alerts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "alerts_rels" ADD CONSTRAINT "alerts_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."alerts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "alerts_rels" ADD CONSTRAINT "alerts_rels_leads_fk" FOREIGN KEY ("leads_id") REFERENCES "public"."leads"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "alerts_rels" ADD CONSTRAINT "alerts_rels_registrations_fk" FOREIGN KEY ("registrations_id") REFERENCES "public"."registrations"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "history" ADD CONSTRAINT "history_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "history_rels" ADD CONSTRAINT "history_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."history"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "history_rels" ADD CONSTRAINT "history_rels_leads_fk" FOREIGN KEY ("leads_id") REFERENCES "public"."leads"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "history_rels" ADD CONSTRAINT "history_rels_registrations_fk" FOREIGN KEY ("registrations_id") REFERENCES "public"."registrations"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "privacy_requests" ADD CONSTRAINT "privacy_requests_handled_by_id_users_id_fk" FOREIGN KEY ("handled_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload_jobs_log" ADD CONSTRAINT "payload_jobs_log_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."payload_jobs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."payload_locked_documents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_articles_fk" FOREIGN KEY ("articles_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_pages_fk" FOREIGN KEY ("pages_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_tags_fk" FOREIGN KEY ("tags_id") REFERENCES "public"."tags"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_alerts_fk" FOREIGN KEY ("alerts_id") REFERENCES "public"."alerts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_history_fk" FOREIGN KEY ("history_id") REFERENCES "public"."history"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_audit_fk" FOREIGN KEY ("audit_id") REFERENCES "public"."audit"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_privacy_requests_fk" FOREIGN KEY ("privacy_requests_id") REFERENCES "public"."privacy_requests"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_privacy_events_fk" FOREIGN KEY ("privacy_events_id") REFERENCES "public"."privacy_events"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."payload_preferences"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "contact_profiles" ADD CONSTRAINT "contact_profiles_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."contact"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "contact_open_days" ADD CONSTRAINT "contact_open_days_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."contact"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "contact_other_hours" ADD CONSTRAINT "contact_other_hours_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."contact"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "contact_closed_days" ADD CONSTRAINT "contact_closed_days_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."contact"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_contact_v_version_profiles" ADD CONSTRAINT "_contact_v_version_profiles_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_contact_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_contact_v_version_open_days" ADD CONSTRAINT "_contact_v_version_open_days_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_contact_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_contact_v_version_other_hours" ADD CONSTRAINT "_contact_v_version_other_hours_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_contact_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_contact_v_version_closed_days" ADD CONSTRAINT "_contact_v_version_closed_days_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_contact_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "home_hero_reasons" ADD CONSTRAINT "home_hero_reasons_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."home"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "home_texts" ADD CONSTRAINT "home_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."home"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_home_v_version_hero_reasons" ADD CONSTRAINT "_home_v_version_hero_reasons_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_home_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_home_v_texts" ADD CONSTRAINT "_home_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_home_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "home_en_hero_reasons" ADD CONSTRAINT "home_en_hero_reasons_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."home_en"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "home_en_texts" ADD CONSTRAINT "home_en_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."home_en"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_home_en_v_version_hero_reasons" ADD CONSTRAINT "_home_en_v_version_hero_reasons_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_home_en_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_home_en_v_texts" ADD CONSTRAINT "_home_en_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_home_en_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "packages_packages" ADD CONSTRAINT "packages_packages_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."packages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "packages_comparison_rows" ADD CONSTRAINT "packages_comparison_rows_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."packages_comparison"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "packages_comparison" ADD CONSTRAINT "packages_comparison_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."packages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "packages_texts" ADD CONSTRAINT "packages_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."packages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_packages_v_version_packages" ADD CONSTRAINT "_packages_v_version_packages_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_packages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_packages_v_version_comparison_rows" ADD CONSTRAINT "_packages_v_version_comparison_rows_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_packages_v_version_comparison"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_packages_v_version_comparison" ADD CONSTRAINT "_packages_v_version_comparison_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_packages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_packages_v_texts" ADD CONSTRAINT "_packages_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_packages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "promotions_promotions_prices" ADD CONSTRAINT "promotions_promotions_prices_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."promotions_promotions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "promotions_promotions" ADD CONSTRAINT "promotions_promotions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."promotions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_promotions_v_version_promotions_prices" ADD CONSTRAINT "_promotions_v_version_promotions_prices_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_promotions_v_version_promotions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_promotions_v_version_promotions" ADD CONSTRAINT "_promotions_v_version_promotions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_promotions_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "equipment_devices" ADD CONSTRAINT "equipment_devices_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."equipment"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "equipment_texts" ADD CONSTRAINT "equipment_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."equipment"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_equipment_v_version_devices" ADD CONSTRAINT "_equipment_v_version_devices_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_equipment_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_equipment_v_texts" ADD CONSTRAINT "_equipment_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_equipment_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "stories_stories" ADD CONSTRAINT "stories_stories_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."stories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "stories_clinics" ADD CONSTRAINT "stories_clinics_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."stories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_stories_v_version_stories" ADD CONSTRAINT "_stories_v_version_stories_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_stories_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_stories_v_version_clinics" ADD CONSTRAINT "_stories_v_version_clinics_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_stories_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "claims_claims" ADD CONSTRAINT "claims_claims_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."claims"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_claims_v_version_claims" ADD CONSTRAINT "_claims_v_version_claims_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_claims_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "questions_questions" ADD CONSTRAINT "questions_questions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."questions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_questions_v_version_questions" ADD CONSTRAINT "_questions_v_version_questions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_questions_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "leads_status_idx" ON "leads" USING btree ("status");
  CREATE INDEX "leads_owner_idx" ON "leads" USING btree ("owner_id");
  CREATE INDEX "leads_call_again_on_idx" ON "leads" USING btree ("call_again_on");
  CREATE INDEX "leads_email_idx" ON "leads" USING btree ("email");
  CREATE INDEX "leads_source_idx" ON "leads" USING btree ("source");
  CREATE INDEX "leads_last_source_idx" ON "leads" USING btree ("last_source");
  CREATE INDEX "leads_article_idx" ON "leads" USING btree ("article");
  CREATE INDEX "leads_utm_campaign_idx" ON "leads" USING btree ("utm_campaign");
  CREATE INDEX "leads_consent_withdrawn_at_idx" ON "leads" USING btree ("consent_withdrawn_at");
  CREATE INDEX "leads_phone_e164_idx" ON "leads" USING btree ("phone_e164");
  CREATE UNIQUE INDEX "leads_idempotency_key_idx" ON "leads" USING btree ("idempotency_key");
  CREATE INDEX "leads_alerts_made_at_idx" ON "leads" USING btree ("alerts_made_at");
  CREATE INDEX "leads_reference_idx" ON "leads" USING btree ("reference");
  CREATE INDEX "leads_created_at_idx" ON "leads" USING btree ("created_at");
  CREATE INDEX "leads_updated_at_idx" ON "leads" USING btree ("updated_at");
  CREATE INDEX "leads_deleted_at_idx" ON "leads" USING btree ("deleted_at");
  CREATE INDEX "registrations_status_idx" ON "registrations" USING btree ("status");
  CREATE INDEX "registrations_owner_idx" ON "registrations" USING btree ("owner_id");
  CREATE INDEX "registrations_call_again_on_idx" ON "registrations" USING btree ("call_again_on");
  CREATE INDEX "registrations_email_idx" ON "registrations" USING btree ("email");
  CREATE INDEX "registrations_source_idx" ON "registrations" USING btree ("source");
  CREATE INDEX "registrations_last_source_idx" ON "registrations" USING btree ("last_source");
  CREATE INDEX "registrations_article_idx" ON "registrations" USING btree ("article");
  CREATE INDEX "registrations_utm_campaign_idx" ON "registrations" USING btree ("utm_campaign");
  CREATE INDEX "registrations_consent_withdrawn_at_idx" ON "registrations" USING btree ("consent_withdrawn_at");
  CREATE INDEX "registrations_phone_e164_idx" ON "registrations" USING btree ("phone_e164");
  CREATE UNIQUE INDEX "registrations_idempotency_key_idx" ON "registrations" USING btree ("idempotency_key");
  CREATE INDEX "registrations_alerts_made_at_idx" ON "registrations" USING btree ("alerts_made_at");
  CREATE INDEX "registrations_reference_idx" ON "registrations" USING btree ("reference");
  CREATE INDEX "registrations_created_at_idx" ON "registrations" USING btree ("created_at");
  CREATE INDEX "registrations_updated_at_idx" ON "registrations" USING btree ("updated_at");
  CREATE INDEX "registrations_deleted_at_idx" ON "registrations" USING btree ("deleted_at");
  CREATE INDEX "articles_title_idx" ON "articles" USING btree ("title");
  CREATE INDEX "articles_cover_idx" ON "articles" USING btree ("cover_id");
  CREATE INDEX "articles_meta_meta_image_idx" ON "articles" USING btree ("meta_image_id");
  CREATE UNIQUE INDEX "articles_slug_idx" ON "articles" USING btree ("slug");
  CREATE INDEX "articles_tag_idx" ON "articles" USING btree ("tag_id");
  CREATE INDEX "articles_published_at_idx" ON "articles" USING btree ("published_at");
  CREATE INDEX "articles_updated_at_idx" ON "articles" USING btree ("updated_at");
  CREATE INDEX "articles_created_at_idx" ON "articles" USING btree ("created_at");
  CREATE INDEX "articles__status_idx" ON "articles" USING btree ("_status");
  CREATE INDEX "articles_texts_order_parent" ON "articles_texts" USING btree ("order","parent_id");
  CREATE INDEX "_articles_v_parent_idx" ON "_articles_v" USING btree ("parent_id");
  CREATE INDEX "_articles_v_version_version_title_idx" ON "_articles_v" USING btree ("version_title");
  CREATE INDEX "_articles_v_version_version_cover_idx" ON "_articles_v" USING btree ("version_cover_id");
  CREATE INDEX "_articles_v_version_meta_version_meta_image_idx" ON "_articles_v" USING btree ("version_meta_image_id");
  CREATE INDEX "_articles_v_version_version_slug_idx" ON "_articles_v" USING btree ("version_slug");
  CREATE INDEX "_articles_v_version_version_tag_idx" ON "_articles_v" USING btree ("version_tag_id");
  CREATE INDEX "_articles_v_version_version_published_at_idx" ON "_articles_v" USING btree ("version_published_at");
  CREATE INDEX "_articles_v_version_version_updated_at_idx" ON "_articles_v" USING btree ("version_updated_at");
  CREATE INDEX "_articles_v_version_version_created_at_idx" ON "_articles_v" USING btree ("version_created_at");
  CREATE INDEX "_articles_v_version_version__status_idx" ON "_articles_v" USING btree ("version__status");
  CREATE INDEX "_articles_v_created_at_idx" ON "_articles_v" USING btree ("created_at");
  CREATE INDEX "_articles_v_updated_at_idx" ON "_articles_v" USING btree ("updated_at");
  CREATE INDEX "_articles_v_latest_idx" ON "_articles_v" USING btree ("latest");
  CREATE INDEX "_articles_v_autosave_idx" ON "_articles_v" USING btree ("autosave");
  CREATE INDEX "_articles_v_texts_order_parent" ON "_articles_v_texts" USING btree ("order","parent_id");
  CREATE INDEX "pages_translation_of_idx" ON "pages" USING btree ("translation_of_id");
  CREATE UNIQUE INDEX "pages_slug_idx" ON "pages" USING btree ("slug");
  CREATE INDEX "pages_updated_at_idx" ON "pages" USING btree ("updated_at");
  CREATE INDEX "pages_created_at_idx" ON "pages" USING btree ("created_at");
  CREATE INDEX "pages__status_idx" ON "pages" USING btree ("_status");
  CREATE INDEX "pages_texts_order_parent" ON "pages_texts" USING btree ("order","parent_id");
  CREATE INDEX "_pages_v_parent_idx" ON "_pages_v" USING btree ("parent_id");
  CREATE INDEX "_pages_v_version_version_translation_of_idx" ON "_pages_v" USING btree ("version_translation_of_id");
  CREATE INDEX "_pages_v_version_version_slug_idx" ON "_pages_v" USING btree ("version_slug");
  CREATE INDEX "_pages_v_version_version_updated_at_idx" ON "_pages_v" USING btree ("version_updated_at");
  CREATE INDEX "_pages_v_version_version_created_at_idx" ON "_pages_v" USING btree ("version_created_at");
  CREATE INDEX "_pages_v_version_version__status_idx" ON "_pages_v" USING btree ("version__status");
  CREATE INDEX "_pages_v_created_at_idx" ON "_pages_v" USING btree ("created_at");
  CREATE INDEX "_pages_v_updated_at_idx" ON "_pages_v" USING btree ("updated_at");
  CREATE INDEX "_pages_v_latest_idx" ON "_pages_v" USING btree ("latest");
  CREATE INDEX "_pages_v_autosave_idx" ON "_pages_v" USING btree ("autosave");
  CREATE INDEX "_pages_v_texts_order_parent" ON "_pages_v_texts" USING btree ("order","parent_id");
  CREATE INDEX "media_updated_at_idx" ON "media" USING btree ("updated_at");
  CREATE INDEX "media_created_at_idx" ON "media" USING btree ("created_at");
  CREATE UNIQUE INDEX "media_filename_idx" ON "media" USING btree ("filename");
  CREATE INDEX "media_sizes_card_sizes_card_filename_idx" ON "media" USING btree ("sizes_card_filename");
  CREATE INDEX "media_sizes_large_sizes_large_filename_idx" ON "media" USING btree ("sizes_large_filename");
  CREATE INDEX "media_sizes_share_sizes_share_filename_idx" ON "media" USING btree ("sizes_share_filename");
  CREATE UNIQUE INDEX "tags_name_idx" ON "tags" USING btree ("name");
  CREATE INDEX "tags_updated_at_idx" ON "tags" USING btree ("updated_at");
  CREATE INDEX "tags_created_at_idx" ON "tags" USING btree ("created_at");
  CREATE INDEX "users_sessions_order_idx" ON "users_sessions" USING btree ("_order");
  CREATE INDEX "users_sessions_parent_id_idx" ON "users_sessions" USING btree ("_parent_id");
  CREATE INDEX "users_updated_at_idx" ON "users" USING btree ("updated_at");
  CREATE INDEX "users_created_at_idx" ON "users" USING btree ("created_at");
  CREATE UNIQUE INDEX "users_email_idx" ON "users" USING btree ("email");
  CREATE INDEX "alerts_channel_idx" ON "alerts" USING btree ("channel");
  CREATE INDEX "alerts_state_idx" ON "alerts" USING btree ("state");
  CREATE INDEX "alerts_digest_idx" ON "alerts" USING btree ("digest_id");
  CREATE INDEX "alerts_next_attempt_at_idx" ON "alerts" USING btree ("next_attempt_at");
  CREATE INDEX "alerts_updated_at_idx" ON "alerts" USING btree ("updated_at");
  CREATE INDEX "alerts_created_at_idx" ON "alerts" USING btree ("created_at");
  CREATE INDEX "alerts_rels_order_idx" ON "alerts_rels" USING btree ("order");
  CREATE INDEX "alerts_rels_parent_idx" ON "alerts_rels" USING btree ("parent_id");
  CREATE INDEX "alerts_rels_path_idx" ON "alerts_rels" USING btree ("path");
  CREATE INDEX "alerts_rels_leads_id_idx" ON "alerts_rels" USING btree ("leads_id");
  CREATE INDEX "alerts_rels_registrations_id_idx" ON "alerts_rels" USING btree ("registrations_id");
  CREATE INDEX "history_author_idx" ON "history" USING btree ("author_id");
  CREATE INDEX "history_updated_at_idx" ON "history" USING btree ("updated_at");
  CREATE INDEX "history_created_at_idx" ON "history" USING btree ("created_at");
  CREATE INDEX "history_rels_order_idx" ON "history_rels" USING btree ("order");
  CREATE INDEX "history_rels_parent_idx" ON "history_rels" USING btree ("parent_id");
  CREATE INDEX "history_rels_path_idx" ON "history_rels" USING btree ("path");
  CREATE INDEX "history_rels_leads_id_idx" ON "history_rels" USING btree ("leads_id");
  CREATE INDEX "history_rels_registrations_id_idx" ON "history_rels" USING btree ("registrations_id");
  CREATE INDEX "audit_account_idx" ON "audit" USING btree ("account");
  CREATE INDEX "audit_event_idx" ON "audit" USING btree ("event");
  CREATE INDEX "audit_created_at_idx" ON "audit" USING btree ("created_at");
  CREATE INDEX "audit_updated_at_idx" ON "audit" USING btree ("updated_at");
  CREATE INDEX "privacy_requests_state_idx" ON "privacy_requests" USING btree ("state");
  CREATE INDEX "privacy_requests_reference_idx" ON "privacy_requests" USING btree ("reference");
  CREATE INDEX "privacy_requests_due_at_idx" ON "privacy_requests" USING btree ("due_at");
  CREATE INDEX "privacy_requests_handled_by_idx" ON "privacy_requests" USING btree ("handled_by_id");
  CREATE INDEX "privacy_requests_confirmation_hash_idx" ON "privacy_requests" USING btree ("confirmation_hash");
  CREATE INDEX "privacy_requests_updated_at_idx" ON "privacy_requests" USING btree ("updated_at");
  CREATE INDEX "privacy_requests_created_at_idx" ON "privacy_requests" USING btree ("created_at");
  CREATE INDEX "privacy_events_at_idx" ON "privacy_events" USING btree ("at");
  CREATE INDEX "privacy_events_is_delivered_idx" ON "privacy_events" USING btree ("is_delivered");
  CREATE INDEX "privacy_events_key_idx" ON "privacy_events" USING btree ("key");
  CREATE INDEX "privacy_events_updated_at_idx" ON "privacy_events" USING btree ("updated_at");
  CREATE INDEX "privacy_events_created_at_idx" ON "privacy_events" USING btree ("created_at");
  CREATE UNIQUE INDEX "second_factors_account_idx" ON "second_factors" USING btree ("account");
  CREATE INDEX "second_factors_updated_at_idx" ON "second_factors" USING btree ("updated_at");
  CREATE INDEX "second_factors_created_at_idx" ON "second_factors" USING btree ("created_at");
  CREATE UNIQUE INDEX "payload_kv_key_idx" ON "payload_kv" USING btree ("key");
  CREATE INDEX "payload_jobs_log_order_idx" ON "payload_jobs_log" USING btree ("_order");
  CREATE INDEX "payload_jobs_log_parent_id_idx" ON "payload_jobs_log" USING btree ("_parent_id");
  CREATE INDEX "payload_jobs_completed_at_idx" ON "payload_jobs" USING btree ("completed_at");
  CREATE INDEX "payload_jobs_total_tried_idx" ON "payload_jobs" USING btree ("total_tried");
  CREATE INDEX "payload_jobs_has_error_idx" ON "payload_jobs" USING btree ("has_error");
  CREATE INDEX "payload_jobs_task_slug_idx" ON "payload_jobs" USING btree ("task_slug");
  CREATE INDEX "payload_jobs_queue_idx" ON "payload_jobs" USING btree ("queue");
  CREATE INDEX "payload_jobs_wait_until_idx" ON "payload_jobs" USING btree ("wait_until");
  CREATE INDEX "payload_jobs_processing_idx" ON "payload_jobs" USING btree ("processing");
  CREATE INDEX "payload_jobs_updated_at_idx" ON "payload_jobs" USING btree ("updated_at");
  CREATE INDEX "payload_jobs_created_at_idx" ON "payload_jobs" USING btree ("created_at");
  CREATE INDEX "payload_locked_documents_global_slug_idx" ON "payload_locked_documents" USING btree ("global_slug");
  CREATE INDEX "payload_locked_documents_updated_at_idx" ON "payload_locked_documents" USING btree ("updated_at");
  CREATE INDEX "payload_locked_documents_created_at_idx" ON "payload_locked_documents" USING btree ("created_at");
  CREATE INDEX "payload_locked_documents_rels_order_idx" ON "payload_locked_documents_rels" USING btree ("order");
  CREATE INDEX "payload_locked_documents_rels_parent_idx" ON "payload_locked_documents_rels" USING btree ("parent_id");
  CREATE INDEX "payload_locked_documents_rels_path_idx" ON "payload_locked_documents_rels" USING btree ("path");
  CREATE INDEX "payload_locked_documents_rels_articles_id_idx" ON "payload_locked_documents_rels" USING btree ("articles_id");
  CREATE INDEX "payload_locked_documents_rels_pages_id_idx" ON "payload_locked_documents_rels" USING btree ("pages_id");
  CREATE INDEX "payload_locked_documents_rels_media_id_idx" ON "payload_locked_documents_rels" USING btree ("media_id");
  CREATE INDEX "payload_locked_documents_rels_tags_id_idx" ON "payload_locked_documents_rels" USING btree ("tags_id");
  CREATE INDEX "payload_locked_documents_rels_users_id_idx" ON "payload_locked_documents_rels" USING btree ("users_id");
  CREATE INDEX "payload_locked_documents_rels_alerts_id_idx" ON "payload_locked_documents_rels" USING btree ("alerts_id");
  CREATE INDEX "payload_locked_documents_rels_history_id_idx" ON "payload_locked_documents_rels" USING btree ("history_id");
  CREATE INDEX "payload_locked_documents_rels_audit_id_idx" ON "payload_locked_documents_rels" USING btree ("audit_id");
  CREATE INDEX "payload_locked_documents_rels_privacy_requests_id_idx" ON "payload_locked_documents_rels" USING btree ("privacy_requests_id");
  CREATE INDEX "payload_locked_documents_rels_privacy_events_id_idx" ON "payload_locked_documents_rels" USING btree ("privacy_events_id");
  CREATE INDEX "payload_preferences_key_idx" ON "payload_preferences" USING btree ("key");
  CREATE INDEX "payload_preferences_updated_at_idx" ON "payload_preferences" USING btree ("updated_at");
  CREATE INDEX "payload_preferences_created_at_idx" ON "payload_preferences" USING btree ("created_at");
  CREATE INDEX "payload_preferences_rels_order_idx" ON "payload_preferences_rels" USING btree ("order");
  CREATE INDEX "payload_preferences_rels_parent_idx" ON "payload_preferences_rels" USING btree ("parent_id");
  CREATE INDEX "payload_preferences_rels_path_idx" ON "payload_preferences_rels" USING btree ("path");
  CREATE INDEX "payload_preferences_rels_users_id_idx" ON "payload_preferences_rels" USING btree ("users_id");
  CREATE INDEX "payload_migrations_updated_at_idx" ON "payload_migrations" USING btree ("updated_at");
  CREATE INDEX "payload_migrations_created_at_idx" ON "payload_migrations" USING btree ("created_at");
  CREATE INDEX "contact_profiles_order_idx" ON "contact_profiles" USING btree ("_order");
  CREATE INDEX "contact_profiles_parent_id_idx" ON "contact_profiles" USING btree ("_parent_id");
  CREATE INDEX "contact_open_days_order_idx" ON "contact_open_days" USING btree ("order");
  CREATE INDEX "contact_open_days_parent_idx" ON "contact_open_days" USING btree ("parent_id");
  CREATE INDEX "contact_other_hours_order_idx" ON "contact_other_hours" USING btree ("_order");
  CREATE INDEX "contact_other_hours_parent_id_idx" ON "contact_other_hours" USING btree ("_parent_id");
  CREATE INDEX "contact_closed_days_order_idx" ON "contact_closed_days" USING btree ("_order");
  CREATE INDEX "contact_closed_days_parent_id_idx" ON "contact_closed_days" USING btree ("_parent_id");
  CREATE INDEX "contact__status_idx" ON "contact" USING btree ("_status");
  CREATE INDEX "_contact_v_version_profiles_order_idx" ON "_contact_v_version_profiles" USING btree ("_order");
  CREATE INDEX "_contact_v_version_profiles_parent_id_idx" ON "_contact_v_version_profiles" USING btree ("_parent_id");
  CREATE INDEX "_contact_v_version_open_days_order_idx" ON "_contact_v_version_open_days" USING btree ("order");
  CREATE INDEX "_contact_v_version_open_days_parent_idx" ON "_contact_v_version_open_days" USING btree ("parent_id");
  CREATE INDEX "_contact_v_version_other_hours_order_idx" ON "_contact_v_version_other_hours" USING btree ("_order");
  CREATE INDEX "_contact_v_version_other_hours_parent_id_idx" ON "_contact_v_version_other_hours" USING btree ("_parent_id");
  CREATE INDEX "_contact_v_version_closed_days_order_idx" ON "_contact_v_version_closed_days" USING btree ("_order");
  CREATE INDEX "_contact_v_version_closed_days_parent_id_idx" ON "_contact_v_version_closed_days" USING btree ("_parent_id");
  CREATE INDEX "_contact_v_version_version__status_idx" ON "_contact_v" USING btree ("version__status");
  CREATE INDEX "_contact_v_created_at_idx" ON "_contact_v" USING btree ("created_at");
  CREATE INDEX "_contact_v_updated_at_idx" ON "_contact_v" USING btree ("updated_at");
  CREATE INDEX "_contact_v_latest_idx" ON "_contact_v" USING btree ("latest");
  CREATE INDEX "_contact_v_autosave_idx" ON "_contact_v" USING btree ("autosave");
  CREATE INDEX "home_hero_reasons_order_idx" ON "home_hero_reasons" USING btree ("_order");
  CREATE INDEX "home_hero_reasons_parent_id_idx" ON "home_hero_reasons" USING btree ("_parent_id");
  CREATE INDEX "home__status_idx" ON "home" USING btree ("_status");
  CREATE INDEX "home_texts_order_parent" ON "home_texts" USING btree ("order","parent_id");
  CREATE INDEX "_home_v_version_hero_reasons_order_idx" ON "_home_v_version_hero_reasons" USING btree ("_order");
  CREATE INDEX "_home_v_version_hero_reasons_parent_id_idx" ON "_home_v_version_hero_reasons" USING btree ("_parent_id");
  CREATE INDEX "_home_v_version_version__status_idx" ON "_home_v" USING btree ("version__status");
  CREATE INDEX "_home_v_created_at_idx" ON "_home_v" USING btree ("created_at");
  CREATE INDEX "_home_v_updated_at_idx" ON "_home_v" USING btree ("updated_at");
  CREATE INDEX "_home_v_latest_idx" ON "_home_v" USING btree ("latest");
  CREATE INDEX "_home_v_autosave_idx" ON "_home_v" USING btree ("autosave");
  CREATE INDEX "_home_v_texts_order_parent" ON "_home_v_texts" USING btree ("order","parent_id");
  CREATE INDEX "home_en_hero_reasons_order_idx" ON "home_en_hero_reasons" USING btree ("_order");
  CREATE INDEX "home_en_hero_reasons_parent_id_idx" ON "home_en_hero_reasons" USING btree ("_parent_id");
  CREATE INDEX "home_en__status_idx" ON "home_en" USING btree ("_status");
  CREATE INDEX "home_en_texts_order_parent" ON "home_en_texts" USING btree ("order","parent_id");
  CREATE INDEX "_home_en_v_version_hero_reasons_order_idx" ON "_home_en_v_version_hero_reasons" USING btree ("_order");
  CREATE INDEX "_home_en_v_version_hero_reasons_parent_id_idx" ON "_home_en_v_version_hero_reasons" USING btree ("_parent_id");
  CREATE INDEX "_home_en_v_version_version__status_idx" ON "_home_en_v" USING btree ("version__status");
  CREATE INDEX "_home_en_v_created_at_idx" ON "_home_en_v" USING btree ("created_at");
  CREATE INDEX "_home_en_v_updated_at_idx" ON "_home_en_v" USING btree ("updated_at");
  CREATE INDEX "_home_en_v_latest_idx" ON "_home_en_v" USING btree ("latest");
  CREATE INDEX "_home_en_v_autosave_idx" ON "_home_en_v" USING btree ("autosave");
  CREATE INDEX "_home_en_v_texts_order_parent" ON "_home_en_v_texts" USING btree ("order","parent_id");
  CREATE INDEX "packages_packages_order_idx" ON "packages_packages" USING btree ("_order");
  CREATE INDEX "packages_packages_parent_id_idx" ON "packages_packages" USING btree ("_parent_id");
  CREATE INDEX "packages_comparison_rows_order_idx" ON "packages_comparison_rows" USING btree ("_order");
  CREATE INDEX "packages_comparison_rows_parent_id_idx" ON "packages_comparison_rows" USING btree ("_parent_id");
  CREATE INDEX "packages_comparison_order_idx" ON "packages_comparison" USING btree ("_order");
  CREATE INDEX "packages_comparison_parent_id_idx" ON "packages_comparison" USING btree ("_parent_id");
  CREATE INDEX "packages__status_idx" ON "packages" USING btree ("_status");
  CREATE INDEX "packages_texts_order_parent" ON "packages_texts" USING btree ("order","parent_id");
  CREATE INDEX "_packages_v_version_packages_order_idx" ON "_packages_v_version_packages" USING btree ("_order");
  CREATE INDEX "_packages_v_version_packages_parent_id_idx" ON "_packages_v_version_packages" USING btree ("_parent_id");
  CREATE INDEX "_packages_v_version_comparison_rows_order_idx" ON "_packages_v_version_comparison_rows" USING btree ("_order");
  CREATE INDEX "_packages_v_version_comparison_rows_parent_id_idx" ON "_packages_v_version_comparison_rows" USING btree ("_parent_id");
  CREATE INDEX "_packages_v_version_comparison_order_idx" ON "_packages_v_version_comparison" USING btree ("_order");
  CREATE INDEX "_packages_v_version_comparison_parent_id_idx" ON "_packages_v_version_comparison" USING btree ("_parent_id");
  CREATE INDEX "_packages_v_version_version__status_idx" ON "_packages_v" USING btree ("version__status");
  CREATE INDEX "_packages_v_created_at_idx" ON "_packages_v" USING btree ("created_at");
  CREATE INDEX "_packages_v_updated_at_idx" ON "_packages_v" USING btree ("updated_at");
  CREATE INDEX "_packages_v_latest_idx" ON "_packages_v" USING btree ("latest");
  CREATE INDEX "_packages_v_autosave_idx" ON "_packages_v" USING btree ("autosave");
  CREATE INDEX "_packages_v_texts_order_parent" ON "_packages_v_texts" USING btree ("order","parent_id");
  CREATE INDEX "promotions_promotions_prices_order_idx" ON "promotions_promotions_prices" USING btree ("_order");
  CREATE INDEX "promotions_promotions_prices_parent_id_idx" ON "promotions_promotions_prices" USING btree ("_parent_id");
  CREATE INDEX "promotions_promotions_order_idx" ON "promotions_promotions" USING btree ("_order");
  CREATE INDEX "promotions_promotions_parent_id_idx" ON "promotions_promotions" USING btree ("_parent_id");
  CREATE INDEX "promotions__status_idx" ON "promotions" USING btree ("_status");
  CREATE INDEX "_promotions_v_version_promotions_prices_order_idx" ON "_promotions_v_version_promotions_prices" USING btree ("_order");
  CREATE INDEX "_promotions_v_version_promotions_prices_parent_id_idx" ON "_promotions_v_version_promotions_prices" USING btree ("_parent_id");
  CREATE INDEX "_promotions_v_version_promotions_order_idx" ON "_promotions_v_version_promotions" USING btree ("_order");
  CREATE INDEX "_promotions_v_version_promotions_parent_id_idx" ON "_promotions_v_version_promotions" USING btree ("_parent_id");
  CREATE INDEX "_promotions_v_version_version__status_idx" ON "_promotions_v" USING btree ("version__status");
  CREATE INDEX "_promotions_v_created_at_idx" ON "_promotions_v" USING btree ("created_at");
  CREATE INDEX "_promotions_v_updated_at_idx" ON "_promotions_v" USING btree ("updated_at");
  CREATE INDEX "_promotions_v_latest_idx" ON "_promotions_v" USING btree ("latest");
  CREATE INDEX "_promotions_v_autosave_idx" ON "_promotions_v" USING btree ("autosave");
  CREATE INDEX "equipment_devices_order_idx" ON "equipment_devices" USING btree ("_order");
  CREATE INDEX "equipment_devices_parent_id_idx" ON "equipment_devices" USING btree ("_parent_id");
  CREATE INDEX "equipment__status_idx" ON "equipment" USING btree ("_status");
  CREATE INDEX "equipment_texts_order_parent" ON "equipment_texts" USING btree ("order","parent_id");
  CREATE INDEX "_equipment_v_version_devices_order_idx" ON "_equipment_v_version_devices" USING btree ("_order");
  CREATE INDEX "_equipment_v_version_devices_parent_id_idx" ON "_equipment_v_version_devices" USING btree ("_parent_id");
  CREATE INDEX "_equipment_v_version_version__status_idx" ON "_equipment_v" USING btree ("version__status");
  CREATE INDEX "_equipment_v_created_at_idx" ON "_equipment_v" USING btree ("created_at");
  CREATE INDEX "_equipment_v_updated_at_idx" ON "_equipment_v" USING btree ("updated_at");
  CREATE INDEX "_equipment_v_latest_idx" ON "_equipment_v" USING btree ("latest");
  CREATE INDEX "_equipment_v_autosave_idx" ON "_equipment_v" USING btree ("autosave");
  CREATE INDEX "_equipment_v_texts_order_parent" ON "_equipment_v_texts" USING btree ("order","parent_id");
  CREATE INDEX "stories_stories_order_idx" ON "stories_stories" USING btree ("_order");
  CREATE INDEX "stories_stories_parent_id_idx" ON "stories_stories" USING btree ("_parent_id");
  CREATE INDEX "stories_clinics_order_idx" ON "stories_clinics" USING btree ("_order");
  CREATE INDEX "stories_clinics_parent_id_idx" ON "stories_clinics" USING btree ("_parent_id");
  CREATE INDEX "stories__status_idx" ON "stories" USING btree ("_status");
  CREATE INDEX "_stories_v_version_stories_order_idx" ON "_stories_v_version_stories" USING btree ("_order");
  CREATE INDEX "_stories_v_version_stories_parent_id_idx" ON "_stories_v_version_stories" USING btree ("_parent_id");
  CREATE INDEX "_stories_v_version_clinics_order_idx" ON "_stories_v_version_clinics" USING btree ("_order");
  CREATE INDEX "_stories_v_version_clinics_parent_id_idx" ON "_stories_v_version_clinics" USING btree ("_parent_id");
  CREATE INDEX "_stories_v_version_version__status_idx" ON "_stories_v" USING btree ("version__status");
  CREATE INDEX "_stories_v_created_at_idx" ON "_stories_v" USING btree ("created_at");
  CREATE INDEX "_stories_v_updated_at_idx" ON "_stories_v" USING btree ("updated_at");
  CREATE INDEX "_stories_v_latest_idx" ON "_stories_v" USING btree ("latest");
  CREATE INDEX "_stories_v_autosave_idx" ON "_stories_v" USING btree ("autosave");
  CREATE INDEX "claims_claims_order_idx" ON "claims_claims" USING btree ("_order");
  CREATE INDEX "claims_claims_parent_id_idx" ON "claims_claims" USING btree ("_parent_id");
  CREATE INDEX "claims__status_idx" ON "claims" USING btree ("_status");
  CREATE INDEX "_claims_v_version_claims_order_idx" ON "_claims_v_version_claims" USING btree ("_order");
  CREATE INDEX "_claims_v_version_claims_parent_id_idx" ON "_claims_v_version_claims" USING btree ("_parent_id");
  CREATE INDEX "_claims_v_version_version__status_idx" ON "_claims_v" USING btree ("version__status");
  CREATE INDEX "_claims_v_created_at_idx" ON "_claims_v" USING btree ("created_at");
  CREATE INDEX "_claims_v_updated_at_idx" ON "_claims_v" USING btree ("updated_at");
  CREATE INDEX "_claims_v_latest_idx" ON "_claims_v" USING btree ("latest");
  CREATE INDEX "_claims_v_autosave_idx" ON "_claims_v" USING btree ("autosave");
  CREATE INDEX "questions_questions_order_idx" ON "questions_questions" USING btree ("_order");
  CREATE INDEX "questions_questions_parent_id_idx" ON "questions_questions" USING btree ("_parent_id");
  CREATE INDEX "questions__status_idx" ON "questions" USING btree ("_status");
  CREATE INDEX "_questions_v_version_questions_order_idx" ON "_questions_v_version_questions" USING btree ("_order");
  CREATE INDEX "_questions_v_version_questions_parent_id_idx" ON "_questions_v_version_questions" USING btree ("_parent_id");
  CREATE INDEX "_questions_v_version_version__status_idx" ON "_questions_v" USING btree ("version__status");
  CREATE INDEX "_questions_v_created_at_idx" ON "_questions_v" USING btree ("created_at");
  CREATE INDEX "_questions_v_updated_at_idx" ON "_questions_v" USING btree ("updated_at");
  CREATE INDEX "_questions_v_latest_idx" ON "_questions_v" USING btree ("latest");
  CREATE INDEX "_questions_v_autosave_idx" ON "_questions_v" USING btree ("autosave");
  CREATE INDEX "announcement__status_idx" ON "announcement" USING btree ("_status");
  CREATE INDEX "_announcement_v_version_version__status_idx" ON "_announcement_v" USING btree ("version__status");
  CREATE INDEX "_announcement_v_created_at_idx" ON "_announcement_v" USING btree ("created_at");
  CREATE INDEX "_announcement_v_updated_at_idx" ON "_announcement_v" USING btree ("updated_at");
  CREATE INDEX "_announcement_v_latest_idx" ON "_announcement_v" USING btree ("latest");
  CREATE INDEX "_announcement_v_autosave_idx" ON "_announcement_v" USING btree ("autosave");
  CREATE INDEX "thesaurus__status_idx" ON "thesaurus" USING btree ("_status");
  CREATE INDEX "_thesaurus_v_version_version__status_idx" ON "_thesaurus_v" USING btree ("version__status");
  CREATE INDEX "_thesaurus_v_created_at_idx" ON "_thesaurus_v" USING btree ("created_at");
  CREATE INDEX "_thesaurus_v_updated_at_idx" ON "_thesaurus_v" USING btree ("updated_at");
  CREATE INDEX "_thesaurus_v_latest_idx" ON "_thesaurus_v" USING btree ("latest");
  CREATE INDEX "_thesaurus_v_autosave_idx" ON "_thesaurus_v" USING btree ("autosave");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "leads" CASCADE;
  DROP TABLE "registrations" CASCADE;
  DROP TABLE "articles" CASCADE;
  DROP TABLE "articles_texts" CASCADE;
  DROP TABLE "_articles_v" CASCADE;
  DROP TABLE "_articles_v_texts" CASCADE;
  DROP TABLE "pages" CASCADE;
  DROP TABLE "pages_texts" CASCADE;
  DROP TABLE "_pages_v" CASCADE;
  DROP TABLE "_pages_v_texts" CASCADE;
  DROP TABLE "media" CASCADE;
  DROP TABLE "tags" CASCADE;
  DROP TABLE "users_sessions" CASCADE;
  DROP TABLE "users" CASCADE;
  DROP TABLE "alerts" CASCADE;
  DROP TABLE "alerts_rels" CASCADE;
  DROP TABLE "history" CASCADE;
  DROP TABLE "history_rels" CASCADE;
  DROP TABLE "audit" CASCADE;
  DROP TABLE "privacy_requests" CASCADE;
  DROP TABLE "privacy_events" CASCADE;
  DROP TABLE "second_factors" CASCADE;
  DROP TABLE "payload_kv" CASCADE;
  DROP TABLE "payload_jobs_log" CASCADE;
  DROP TABLE "payload_jobs" CASCADE;
  DROP TABLE "payload_locked_documents" CASCADE;
  DROP TABLE "payload_locked_documents_rels" CASCADE;
  DROP TABLE "payload_preferences" CASCADE;
  DROP TABLE "payload_preferences_rels" CASCADE;
  DROP TABLE "payload_migrations" CASCADE;
  DROP TABLE "contact_profiles" CASCADE;
  DROP TABLE "contact_open_days" CASCADE;
  DROP TABLE "contact_other_hours" CASCADE;
  DROP TABLE "contact_closed_days" CASCADE;
  DROP TABLE "contact" CASCADE;
  DROP TABLE "_contact_v_version_profiles" CASCADE;
  DROP TABLE "_contact_v_version_open_days" CASCADE;
  DROP TABLE "_contact_v_version_other_hours" CASCADE;
  DROP TABLE "_contact_v_version_closed_days" CASCADE;
  DROP TABLE "_contact_v" CASCADE;
  DROP TABLE "home_hero_reasons" CASCADE;
  DROP TABLE "home" CASCADE;
  DROP TABLE "home_texts" CASCADE;
  DROP TABLE "_home_v_version_hero_reasons" CASCADE;
  DROP TABLE "_home_v" CASCADE;
  DROP TABLE "_home_v_texts" CASCADE;
  DROP TABLE "home_en_hero_reasons" CASCADE;
  DROP TABLE "home_en" CASCADE;
  DROP TABLE "home_en_texts" CASCADE;
  DROP TABLE "_home_en_v_version_hero_reasons" CASCADE;
  DROP TABLE "_home_en_v" CASCADE;
  DROP TABLE "_home_en_v_texts" CASCADE;
  DROP TABLE "packages_packages" CASCADE;
  DROP TABLE "packages_comparison_rows" CASCADE;
  DROP TABLE "packages_comparison" CASCADE;
  DROP TABLE "packages" CASCADE;
  DROP TABLE "packages_texts" CASCADE;
  DROP TABLE "_packages_v_version_packages" CASCADE;
  DROP TABLE "_packages_v_version_comparison_rows" CASCADE;
  DROP TABLE "_packages_v_version_comparison" CASCADE;
  DROP TABLE "_packages_v" CASCADE;
  DROP TABLE "_packages_v_texts" CASCADE;
  DROP TABLE "promotions_promotions_prices" CASCADE;
  DROP TABLE "promotions_promotions" CASCADE;
  DROP TABLE "promotions" CASCADE;
  DROP TABLE "_promotions_v_version_promotions_prices" CASCADE;
  DROP TABLE "_promotions_v_version_promotions" CASCADE;
  DROP TABLE "_promotions_v" CASCADE;
  DROP TABLE "equipment_devices" CASCADE;
  DROP TABLE "equipment" CASCADE;
  DROP TABLE "equipment_texts" CASCADE;
  DROP TABLE "_equipment_v_version_devices" CASCADE;
  DROP TABLE "_equipment_v" CASCADE;
  DROP TABLE "_equipment_v_texts" CASCADE;
  DROP TABLE "stories_stories" CASCADE;
  DROP TABLE "stories_clinics" CASCADE;
  DROP TABLE "stories" CASCADE;
  DROP TABLE "_stories_v_version_stories" CASCADE;
  DROP TABLE "_stories_v_version_clinics" CASCADE;
  DROP TABLE "_stories_v" CASCADE;
  DROP TABLE "claims_claims" CASCADE;
  DROP TABLE "claims" CASCADE;
  DROP TABLE "_claims_v_version_claims" CASCADE;
  DROP TABLE "_claims_v" CASCADE;
  DROP TABLE "questions_questions" CASCADE;
  DROP TABLE "questions" CASCADE;
  DROP TABLE "_questions_v_version_questions" CASCADE;
  DROP TABLE "_questions_v" CASCADE;
  DROP TABLE "announcement" CASCADE;
  DROP TABLE "_announcement_v" CASCADE;
  DROP TABLE "thesaurus" CASCADE;
  DROP TABLE "_thesaurus_v" CASCADE;
  DROP TABLE "payload_jobs_stats" CASCADE;
  DROP TYPE "public"."enum_leads_status";
  DROP TYPE "public"."enum_leads_source";
  DROP TYPE "public"."enum_leads_last_source";
  DROP TYPE "public"."enum_registrations_status";
  DROP TYPE "public"."enum_registrations_source";
  DROP TYPE "public"."enum_registrations_last_source";
  DROP TYPE "public"."enum_articles_status";
  DROP TYPE "public"."enum__articles_v_version_status";
  DROP TYPE "public"."enum_pages_language";
  DROP TYPE "public"."enum_pages_status";
  DROP TYPE "public"."enum__pages_v_version_language";
  DROP TYPE "public"."enum__pages_v_version_status";
  DROP TYPE "public"."enum_users_role";
  DROP TYPE "public"."enum_alerts_channel";
  DROP TYPE "public"."enum_alerts_failing";
  DROP TYPE "public"."enum_alerts_state";
  DROP TYPE "public"."enum_history_kind";
  DROP TYPE "public"."enum_audit_event";
  DROP TYPE "public"."enum_privacy_requests_right";
  DROP TYPE "public"."enum_privacy_requests_state";
  DROP TYPE "public"."enum_privacy_events_kind";
  DROP TYPE "public"."enum_payload_jobs_log_task_slug";
  DROP TYPE "public"."enum_payload_jobs_log_state";
  DROP TYPE "public"."enum_payload_jobs_task_slug";
  DROP TYPE "public"."enum_contact_open_days";
  DROP TYPE "public"."enum_contact_other_hours_day";
  DROP TYPE "public"."enum_contact_status";
  DROP TYPE "public"."enum__contact_v_version_open_days";
  DROP TYPE "public"."enum__contact_v_version_other_hours_day";
  DROP TYPE "public"."enum__contact_v_version_status";
  DROP TYPE "public"."enum_home_status";
  DROP TYPE "public"."enum__home_v_version_status";
  DROP TYPE "public"."enum_home_en_status";
  DROP TYPE "public"."enum__home_en_v_version_status";
  DROP TYPE "public"."enum_packages_comparison_rows_limit";
  DROP TYPE "public"."enum_packages_status";
  DROP TYPE "public"."enum__packages_v_version_comparison_rows_limit";
  DROP TYPE "public"."enum__packages_v_version_status";
  DROP TYPE "public"."enum_promotions_status";
  DROP TYPE "public"."enum__promotions_v_version_status";
  DROP TYPE "public"."enum_equipment_devices_drawing";
  DROP TYPE "public"."enum_equipment_status";
  DROP TYPE "public"."enum__equipment_v_version_devices_drawing";
  DROP TYPE "public"."enum__equipment_v_version_status";
  DROP TYPE "public"."enum_stories_stories_mark";
  DROP TYPE "public"."enum_stories_clinics_mark";
  DROP TYPE "public"."enum_stories_status";
  DROP TYPE "public"."enum__stories_v_version_stories_mark";
  DROP TYPE "public"."enum__stories_v_version_clinics_mark";
  DROP TYPE "public"."enum__stories_v_version_status";
  DROP TYPE "public"."enum_claims_claims_claim";
  DROP TYPE "public"."enum_claims_status";
  DROP TYPE "public"."enum__claims_v_version_claims_claim";
  DROP TYPE "public"."enum__claims_v_version_status";
  DROP TYPE "public"."enum_questions_status";
  DROP TYPE "public"."enum__questions_v_version_status";
  DROP TYPE "public"."enum_announcement_status";
  DROP TYPE "public"."enum__announcement_v_version_status";
  DROP TYPE "public"."enum_thesaurus_status";
  DROP TYPE "public"."enum__thesaurus_v_version_status";`)
}
