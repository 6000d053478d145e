import { Head as Head_9249fafd102a52f3f9c682755cb09114 } from '../../../admin/panels/enquiry-panels.tsx'
import { Duplicates as Duplicates_9249fafd102a52f3f9c682755cb09114 } from '../../../admin/panels/enquiry-panels.tsx'
import { StatusCell as StatusCell_18f5f1640ef7d5c2e7914f68e63b1ac6 } from '../../../admin/cells.tsx'
import { RelationCell as RelationCell_18f5f1640ef7d5c2e7914f68e63b1ac6 } from '../../../admin/cells.tsx'
import { Claim as Claim_9b5e16d93e1fba9ffbb8341028d7bf8d } from '../../../admin/panels/enquiry-form.tsx'
import { DayCell as DayCell_18f5f1640ef7d5c2e7914f68e63b1ac6 } from '../../../admin/cells.tsx'
import { DayField as DayField_d0365aa0cb5fec9ef7e152fb051dc91c } from '../../../admin/site-content/fields.tsx'
import { NoteField as NoteField_9b5e16d93e1fba9ffbb8341028d7bf8d } from '../../../admin/panels/enquiry-form.tsx'
import { Timeline as Timeline_4344913a454eca8f893ab80c97e2d409 } from '../../../admin/panels/related.tsx'
import { PhoneCell as PhoneCell_18f5f1640ef7d5c2e7914f68e63b1ac6 } from '../../../admin/cells.tsx'
import { Arrival as Arrival_9249fafd102a52f3f9c682755cb09114 } from '../../../admin/panels/enquiry-panels.tsx'
import { Nothing as Nothing_1db9e7ce3d4acde29aaf1f0104850e52 } from '../../../admin/panels/nothing.tsx'
import { Alerts as Alerts_4344913a454eca8f893ab80c97e2d409 } from '../../../admin/panels/related.tsx'
import { WaitingCell as WaitingCell_18f5f1640ef7d5c2e7914f68e63b1ac6 } from '../../../admin/cells.tsx'
import { ListTools as ListTools_82d9f60947474a72de317336fa2dcfc6 } from '../../../admin/list-tools.tsx'
import { ListGroups as ListGroups_84707e45c285d7d10f265a494495f101 } from '../../../admin/list-groups.tsx'
import { SaveChanges as SaveChanges_9b5e16d93e1fba9ffbb8341028d7bf8d } from '../../../admin/panels/enquiry-form.tsx'
import { Facts as Facts_9249fafd102a52f3f9c682755cb09114 } from '../../../admin/panels/enquiry-panels.tsx'
import { RscEntryLexicalCell as RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { RscEntryLexicalField as RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { LexicalDiffComponent as LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { InlineToolbarFeatureClient as InlineToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { FixedToolbarFeatureClient as FixedToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { PasteFeatureClient as PasteFeatureClient_2d4828a12ddeec4207c578348b3a5f65 } from '../../../payload-patches/paste-feature.tsx'
import { HorizontalRuleFeatureClient as HorizontalRuleFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UploadFeatureClient as UploadFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { TableFeatureClient as TableFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BlockquoteFeatureClient as BlockquoteFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { LinkFeatureClient as LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { OrderedListFeatureClient as OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UnorderedListFeatureClient as UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { StrikethroughFeatureClient as StrikethroughFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BoldFeatureClient as BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ItalicFeatureClient as ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { HeadingFeatureClient as HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ParagraphFeatureClient as ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { MetaTitleComponent as MetaTitleComponent_a8a977ebc872c5d5ea7ee689724c0860 } from '@payloadcms/plugin-seo/client'
import { MetaDescriptionComponent as MetaDescriptionComponent_a8a977ebc872c5d5ea7ee689724c0860 } from '@payloadcms/plugin-seo/client'
import { MetaImageComponent as MetaImageComponent_a8a977ebc872c5d5ea7ee689724c0860 } from '@payloadcms/plugin-seo/client'
import { PreviewComponent as PreviewComponent_a8a977ebc872c5d5ea7ee689724c0860 } from '@payloadcms/plugin-seo/client'
import { SlugField as SlugField_d1147e6cfffa7c4cc065c660d4aeac51 } from '../../../admin/slug-field.tsx'
import { ScheduleState as ScheduleState_6bab50720944f91321b1c94f19b966e2 } from '../../../admin/schedule/schedules.tsx'
import { CampaignLink as CampaignLink_6637ef32086cfdc60c91810ea408ecd3 } from '../../../admin/panels/campaign-link.tsx'
import { PublishingCell as PublishingCell_18f5f1640ef7d5c2e7914f68e63b1ac6 } from '../../../admin/cells.tsx'
import { FailedSchedules as FailedSchedules_6bab50720944f91321b1c94f19b966e2 } from '../../../admin/schedule/schedules.tsx'
import { SaveUnsaved as SaveUnsaved_88d2560e86acc9273d151c9dfd20a25e } from '../../../payload-patches/save-unsaved.tsx'
import { RowName as RowName_3172dfb2133a9ea8d9b7577780227dfc } from '../../../admin/site-content/row-name.tsx'
import { PromotionChoice as PromotionChoice_8465eb101574d00da28b27bf669e3d86 } from '../../../admin/site-content/published-choices.tsx'
import { PasswordWords as PasswordWords_3a4da952c024dae62dc9353baae31647 } from '../../../admin/people/password-words.tsx'
import { Security as Security_a3e8b08556d92b06a4a03e2ae15b4bc3 } from '../../../admin/people/security.tsx'
import { FailureCell as FailureCell_18f5f1640ef7d5c2e7914f68e63b1ac6 } from '../../../admin/cells.tsx'
import { ChannelTests as ChannelTests_ef693b7fef6afe59b71531cc5144794f } from '../../../admin/alerts/channel-tests.tsx'
import { PersonLink as PersonLink_a2b7db389ad9bfb6e541e4e0c3ce4bdb } from '../../../admin/privacy/person-link.tsx'
import { ResetButton as ResetButton_4bd585d74813a8ec9aaf36d9d1b68669 } from '../../../admin/site-content/reset-button.tsx'
import { BahtField as BahtField_d0365aa0cb5fec9ef7e152fb051dc91c } from '../../../admin/site-content/fields.tsx'
import { PackageInForm as PackageInForm_d0365aa0cb5fec9ef7e152fb051dc91c } from '../../../admin/site-content/fields.tsx'
import { PackageOnSale as PackageOnSale_8465eb101574d00da28b27bf669e3d86 } from '../../../admin/site-content/published-choices.tsx'
import { WordGroups as WordGroups_9ec862aa8c324e9c7d58f1390f3e445e } from '../../../admin/site-content/word-groups.tsx'
import { Icon as Icon_577f495c847acba9a56186a175b447bc } from '../../../admin/logo.tsx'
import { Logo as Logo_577f495c847acba9a56186a175b447bc } from '../../../admin/logo.tsx'
import { NavLinks as NavLinks_e8abf1dc12fe6ab240977b5c9dea7c7b } from '../../../admin/nav-links.tsx'
import { Dashboard as Dashboard_9fee8c63a27b9a64285c1eaae4972705 } from '../../../admin/dashboard/dashboard.tsx'
import { LoginNotice as LoginNotice_4bf89b8f381f0fb299ff3f5bc97fe5c7 } from '../../../admin/people/login-notice.tsx'
import { ThaiToasts as ThaiToasts_e74b2f6b79eb4935201eb2f458f10eec } from '../../../payload-patches/thai-toasts.tsx'
import { LoginDialog as LoginDialog_7cf7dcc86bbc6003e26258fa2290bf99 } from '../../../admin/people/login-dialog.tsx'
import { NewEnquiries as NewEnquiries_2b521ddabeea5238cde952c4d6b02c17 } from '../../../admin/new-enquiries.tsx'
import { S3ClientUploadHandler as S3ClientUploadHandler_f97aa6c64367fa259c5bc0567239ef24 } from '@payloadcms/storage-s3/client'
import { Statistics as Statistics_3221956057a61eac10ccb997485098ea } from '../../../admin/statistics/statistics.tsx'
import { PersonPage as PersonPage_a4ae5f7c1db625081675ab55eeae830d } from '../../../admin/privacy/person-page.tsx'
import { ProcessingRecord as ProcessingRecord_9a91e65b84da202fb7892021e36e264f } from '../../../admin/privacy/processing-record.tsx'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'

/** @type import('payload').ImportMap */
export const importMap = {
  "/admin/panels/enquiry-panels.tsx#Head": Head_9249fafd102a52f3f9c682755cb09114,
  "/admin/panels/enquiry-panels.tsx#Duplicates": Duplicates_9249fafd102a52f3f9c682755cb09114,
  "/admin/cells.tsx#StatusCell": StatusCell_18f5f1640ef7d5c2e7914f68e63b1ac6,
  "/admin/cells.tsx#RelationCell": RelationCell_18f5f1640ef7d5c2e7914f68e63b1ac6,
  "/admin/panels/enquiry-form.tsx#Claim": Claim_9b5e16d93e1fba9ffbb8341028d7bf8d,
  "/admin/cells.tsx#DayCell": DayCell_18f5f1640ef7d5c2e7914f68e63b1ac6,
  "/admin/site-content/fields.tsx#DayField": DayField_d0365aa0cb5fec9ef7e152fb051dc91c,
  "/admin/panels/enquiry-form.tsx#NoteField": NoteField_9b5e16d93e1fba9ffbb8341028d7bf8d,
  "/admin/panels/related.tsx#Timeline": Timeline_4344913a454eca8f893ab80c97e2d409,
  "/admin/cells.tsx#PhoneCell": PhoneCell_18f5f1640ef7d5c2e7914f68e63b1ac6,
  "/admin/panels/enquiry-panels.tsx#Arrival": Arrival_9249fafd102a52f3f9c682755cb09114,
  "/admin/panels/nothing.tsx#Nothing": Nothing_1db9e7ce3d4acde29aaf1f0104850e52,
  "/admin/panels/related.tsx#Alerts": Alerts_4344913a454eca8f893ab80c97e2d409,
  "/admin/cells.tsx#WaitingCell": WaitingCell_18f5f1640ef7d5c2e7914f68e63b1ac6,
  "/admin/list-tools.tsx#ListTools": ListTools_82d9f60947474a72de317336fa2dcfc6,
  "/admin/list-groups.tsx#ListGroups": ListGroups_84707e45c285d7d10f265a494495f101,
  "/admin/panels/enquiry-form.tsx#SaveChanges": SaveChanges_9b5e16d93e1fba9ffbb8341028d7bf8d,
  "/admin/panels/enquiry-panels.tsx#Facts": Facts_9249fafd102a52f3f9c682755cb09114,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalCell": RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalField": RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#LexicalDiffComponent": LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/client#InlineToolbarFeatureClient": InlineToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#FixedToolbarFeatureClient": FixedToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "/payload-patches/paste-feature.tsx#PasteFeatureClient": PasteFeatureClient_2d4828a12ddeec4207c578348b3a5f65,
  "@payloadcms/richtext-lexical/client#HorizontalRuleFeatureClient": HorizontalRuleFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UploadFeatureClient": UploadFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#TableFeatureClient": TableFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BlockquoteFeatureClient": BlockquoteFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#LinkFeatureClient": LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#OrderedListFeatureClient": OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UnorderedListFeatureClient": UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#StrikethroughFeatureClient": StrikethroughFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BoldFeatureClient": BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ItalicFeatureClient": ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#HeadingFeatureClient": HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ParagraphFeatureClient": ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/plugin-seo/client#MetaTitleComponent": MetaTitleComponent_a8a977ebc872c5d5ea7ee689724c0860,
  "@payloadcms/plugin-seo/client#MetaDescriptionComponent": MetaDescriptionComponent_a8a977ebc872c5d5ea7ee689724c0860,
  "@payloadcms/plugin-seo/client#MetaImageComponent": MetaImageComponent_a8a977ebc872c5d5ea7ee689724c0860,
  "@payloadcms/plugin-seo/client#PreviewComponent": PreviewComponent_a8a977ebc872c5d5ea7ee689724c0860,
  "/admin/slug-field.tsx#SlugField": SlugField_d1147e6cfffa7c4cc065c660d4aeac51,
  "/admin/schedule/schedules.tsx#ScheduleState": ScheduleState_6bab50720944f91321b1c94f19b966e2,
  "/admin/panels/campaign-link.tsx#CampaignLink": CampaignLink_6637ef32086cfdc60c91810ea408ecd3,
  "/admin/cells.tsx#PublishingCell": PublishingCell_18f5f1640ef7d5c2e7914f68e63b1ac6,
  "/admin/schedule/schedules.tsx#FailedSchedules": FailedSchedules_6bab50720944f91321b1c94f19b966e2,
  "/payload-patches/save-unsaved.tsx#SaveUnsaved": SaveUnsaved_88d2560e86acc9273d151c9dfd20a25e,
  "/admin/site-content/row-name.tsx#RowName": RowName_3172dfb2133a9ea8d9b7577780227dfc,
  "/admin/site-content/published-choices.tsx#PromotionChoice": PromotionChoice_8465eb101574d00da28b27bf669e3d86,
  "/admin/people/password-words.tsx#PasswordWords": PasswordWords_3a4da952c024dae62dc9353baae31647,
  "/admin/people/security.tsx#Security": Security_a3e8b08556d92b06a4a03e2ae15b4bc3,
  "/admin/cells.tsx#FailureCell": FailureCell_18f5f1640ef7d5c2e7914f68e63b1ac6,
  "/admin/alerts/channel-tests.tsx#ChannelTests": ChannelTests_ef693b7fef6afe59b71531cc5144794f,
  "/admin/privacy/person-link.tsx#PersonLink": PersonLink_a2b7db389ad9bfb6e541e4e0c3ce4bdb,
  "/admin/site-content/reset-button.tsx#ResetButton": ResetButton_4bd585d74813a8ec9aaf36d9d1b68669,
  "/admin/site-content/fields.tsx#BahtField": BahtField_d0365aa0cb5fec9ef7e152fb051dc91c,
  "/admin/site-content/fields.tsx#PackageInForm": PackageInForm_d0365aa0cb5fec9ef7e152fb051dc91c,
  "/admin/site-content/published-choices.tsx#PackageOnSale": PackageOnSale_8465eb101574d00da28b27bf669e3d86,
  "/admin/site-content/word-groups.tsx#WordGroups": WordGroups_9ec862aa8c324e9c7d58f1390f3e445e,
  "/admin/logo.tsx#Icon": Icon_577f495c847acba9a56186a175b447bc,
  "/admin/logo.tsx#Logo": Logo_577f495c847acba9a56186a175b447bc,
  "/admin/nav-links.tsx#NavLinks": NavLinks_e8abf1dc12fe6ab240977b5c9dea7c7b,
  "/admin/dashboard/dashboard.tsx#Dashboard": Dashboard_9fee8c63a27b9a64285c1eaae4972705,
  "/admin/people/login-notice.tsx#LoginNotice": LoginNotice_4bf89b8f381f0fb299ff3f5bc97fe5c7,
  "/payload-patches/thai-toasts.tsx#ThaiToasts": ThaiToasts_e74b2f6b79eb4935201eb2f458f10eec,
  "/admin/people/login-dialog.tsx#LoginDialog": LoginDialog_7cf7dcc86bbc6003e26258fa2290bf99,
  "/admin/new-enquiries.tsx#NewEnquiries": NewEnquiries_2b521ddabeea5238cde952c4d6b02c17,
  "@payloadcms/storage-s3/client#S3ClientUploadHandler": S3ClientUploadHandler_f97aa6c64367fa259c5bc0567239ef24,
  "/admin/statistics/statistics.tsx#Statistics": Statistics_3221956057a61eac10ccb997485098ea,
  "/admin/privacy/person-page.tsx#PersonPage": PersonPage_a4ae5f7c1db625081675ab55eeae830d,
  "/admin/privacy/processing-record.tsx#ProcessingRecord": ProcessingRecord_9a91e65b84da202fb7892021e36e264f,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1
}
