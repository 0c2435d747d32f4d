import { MediaLook as MediaLook_fad17cbef5ce7fb0f75d380895694e21 } from '../../../../src/components/console/media/MediaLook'
import { UsedOn as UsedOn_7a4a0bbfdffeecc5c26a59d345307560 } from '../../../../src/components/console/media/UsedOn'
import { CountedDescription as CountedDescription_55015203b3d23764cbcb769a87b99fd1 } from '../../../../src/components/console/CountedDescription'
import { ReplaceHere as ReplaceHere_d722419b3b3db60da990dfd67103a01a } from '../../../../src/components/console/media/ReplaceHere'
import { MoneyCell as MoneyCell_3dfe0afb04e3fa329dee973521961c33 } from '../../../../src/components/console/MoneyCell'
import { ExportSignups as ExportSignups_387ac5470a11a517607982dde356d236 } from '../../../../src/components/console/ExportSignups'
import { SuggestedField as SuggestedField_33bfa81eb070cc06e93d07a15d363527 } from '../../../../src/components/console/SuggestedField'
import { TestCell as TestCell_efe06608acef4eead2301594962feddc } from '../../../../src/components/console/TestCell'
import { EraseBuyer as EraseBuyer_89b5dc7601bd75cacf94f65ac6fbc865 } from '../../../../src/components/console/EraseBuyer'
import { CreatorCell as CreatorCell_961fc9b7a22969ae5bfcbeb169c7db6c } from '../../../../src/components/console/CreatorCell'
import { CreatorField as CreatorField_a3024fc029a78dda10cf1c805c9f95d5 } from '../../../../src/components/console/CreatorField'
import { NewPasswordField as NewPasswordField_6ba589412b2e7b344174b0f376c3ab41 } from '../../../../src/components/console/NewPasswordField'
import { ApprovedCell as ApprovedCell_58ac39e4c9628bb0672474851ba22cc3 } from '../../../../src/components/console/ApprovedCell'
import { ApprovalField as ApprovalField_203ef4a02339fea3e199fcf708150f01 } from '../../../../src/components/console/ApprovalField'
import { DeletionNote as DeletionNote_269b5eb42371cd40bc5e20de218cb586 } from '../../../../src/components/console/DeletionNote'
import { ApproveSelected as ApproveSelected_c1fca01b5e500751439f59243140bb77 } from '../../../../src/components/console/ApproveSelected'
import { PageNotices as PageNotices_93584759848e0cdd3e06ce4abbb83f44 } from '../../../../src/components/console/editing/PageNotices'
import { PageSections as PageSections_0802b5d86e8b282a91f067699b60b2e6 } from '../../../../src/components/console/editing/PageSections'
import { LinkPicker as LinkPicker_36df7b879aaa91b3c9cbac87e1c4e4a6 } from '../../../../src/components/console/LinkPicker'
import { RowName as RowName_1d8b4682a8daeaeb0b5cfa48eb7f591e } from '../../../../src/components/console/editing/RowName'
import { SharePreview as SharePreview_a23f9109dadf8c17ceca65bf9c29082b } from '../../../../src/components/console/SharePreview'
import { NoDifference as NoDifference_c1a4019dec3012c160ea460610d0d7a0 } from '../../../../src/components/console/editing/NoDifference'
import { PublishPage as PublishPage_d0959ee0342c160398ca9f2c59400024 } from '../../../../src/components/console/editing/PublishPage'
import { PageStatus as PageStatus_6e6e423ed43f540dbe52d2fdd5ea882f } from '../../../../src/components/console/editing/PageStatus'
import { NoUnpublish as NoUnpublish_4045ffb089fb1d5ab5109b1f49ed7219 } from '../../../../src/components/console/editing/NoUnpublish'
import { PageVersions as PageVersions_ca156950be0283e91ff8a477a2fa94cd } from '../../../../src/app/(payload)/console/PageVersions'
import { RscEntryLexicalCell as RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { RscEntryLexicalField as RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { LexicalDiffComponent as LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { FixedToolbarFeatureClient as FixedToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { OrderedListFeatureClient as OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UnorderedListFeatureClient as UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { LinkFeatureClient as LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BoldFeatureClient as BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ItalicFeatureClient as ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ParagraphFeatureClient as ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ShopIsOpen as ShopIsOpen_370a56c9adb83155e8f9746fa6ded5c3 } from '../../../../src/components/console/ShopIsOpen'
import { CountriesField as CountriesField_45b469d3ed996619da916df012433542 } from '../../../../src/components/console/CountriesField'
import { MailLook as MailLook_db41762e87125bc574c2b3ca86f5d356 } from '../../../../src/components/console/mails/MailLook'
import { OldNames as OldNames_0d8b84b367f4e356546c03fa0704166d } from '../../../../src/components/console/OldNames'
import { WelcomeDescription as WelcomeDescription_61eda2035a8eaab6f841e8edb09afff7 } from '../../../../src/components/console/WelcomeDescription'
import { Monogram as Monogram_f1c1a7d67c5a7049d3407440294c5508 } from '../../../../src/components/console/Monogram'
import { Wordmark as Wordmark_bbe6cea063de5fa94b2a53114213c7ac } from '../../../../src/components/console/Wordmark'
import { PendingWork as PendingWork_02d8204df3951c66094c70bc3a535c98 } from '../../../../src/app/(payload)/console/PendingWork'
import { NamedParts as NamedParts_b7c8021388ba1606b5709cdafc46a931 } from '../../../../src/components/console/NamedParts'
import { LoginRedirect as LoginRedirect_695f379184bb4538b2c1b61bd69b5694 } from '../../../../src/app/(payload)/console/redirects'
import { UnauthorizedRedirect as UnauthorizedRedirect_695f379184bb4538b2c1b61bd69b5694 } from '../../../../src/app/(payload)/console/redirects'
import { InactivityRedirect as InactivityRedirect_695f379184bb4538b2c1b61bd69b5694 } from '../../../../src/app/(payload)/console/redirects'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'

/** @type import('payload').ImportMap */
export const importMap = {
  "/src/components/console/media/MediaLook#MediaLook": MediaLook_fad17cbef5ce7fb0f75d380895694e21,
  "/src/components/console/media/UsedOn#UsedOn": UsedOn_7a4a0bbfdffeecc5c26a59d345307560,
  "/src/components/console/CountedDescription#CountedDescription": CountedDescription_55015203b3d23764cbcb769a87b99fd1,
  "/src/components/console/media/ReplaceHere#ReplaceHere": ReplaceHere_d722419b3b3db60da990dfd67103a01a,
  "/src/components/console/MoneyCell#MoneyCell": MoneyCell_3dfe0afb04e3fa329dee973521961c33,
  "/src/components/console/ExportSignups#ExportSignups": ExportSignups_387ac5470a11a517607982dde356d236,
  "/src/components/console/SuggestedField#SuggestedField": SuggestedField_33bfa81eb070cc06e93d07a15d363527,
  "/src/components/console/TestCell#TestCell": TestCell_efe06608acef4eead2301594962feddc,
  "/src/components/console/EraseBuyer#EraseBuyer": EraseBuyer_89b5dc7601bd75cacf94f65ac6fbc865,
  "/src/components/console/CreatorCell#CreatorCell": CreatorCell_961fc9b7a22969ae5bfcbeb169c7db6c,
  "/src/components/console/CreatorField#CreatorField": CreatorField_a3024fc029a78dda10cf1c805c9f95d5,
  "/src/components/console/NewPasswordField#NewPasswordField": NewPasswordField_6ba589412b2e7b344174b0f376c3ab41,
  "/src/components/console/ApprovedCell#ApprovedCell": ApprovedCell_58ac39e4c9628bb0672474851ba22cc3,
  "/src/components/console/ApprovalField#ApprovalField": ApprovalField_203ef4a02339fea3e199fcf708150f01,
  "/src/components/console/DeletionNote#DeletionNote": DeletionNote_269b5eb42371cd40bc5e20de218cb586,
  "/src/components/console/ApproveSelected#ApproveSelected": ApproveSelected_c1fca01b5e500751439f59243140bb77,
  "/src/components/console/editing/PageNotices#PageNotices": PageNotices_93584759848e0cdd3e06ce4abbb83f44,
  "/src/components/console/editing/PageSections#PageSections": PageSections_0802b5d86e8b282a91f067699b60b2e6,
  "/src/components/console/LinkPicker#LinkPicker": LinkPicker_36df7b879aaa91b3c9cbac87e1c4e4a6,
  "/src/components/console/editing/RowName#RowName": RowName_1d8b4682a8daeaeb0b5cfa48eb7f591e,
  "/src/components/console/SharePreview#SharePreview": SharePreview_a23f9109dadf8c17ceca65bf9c29082b,
  "/src/components/console/editing/NoDifference#NoDifference": NoDifference_c1a4019dec3012c160ea460610d0d7a0,
  "/src/components/console/editing/PublishPage#PublishPage": PublishPage_d0959ee0342c160398ca9f2c59400024,
  "/src/components/console/editing/PageStatus#PageStatus": PageStatus_6e6e423ed43f540dbe52d2fdd5ea882f,
  "/src/components/console/editing/NoUnpublish#NoUnpublish": NoUnpublish_4045ffb089fb1d5ab5109b1f49ed7219,
  "/src/app/(payload)/console/PageVersions#PageVersions": PageVersions_ca156950be0283e91ff8a477a2fa94cd,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalCell": RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalField": RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#LexicalDiffComponent": LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/client#FixedToolbarFeatureClient": FixedToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#OrderedListFeatureClient": OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UnorderedListFeatureClient": UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#LinkFeatureClient": LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BoldFeatureClient": BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ItalicFeatureClient": ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ParagraphFeatureClient": ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "/src/components/console/ShopIsOpen#ShopIsOpen": ShopIsOpen_370a56c9adb83155e8f9746fa6ded5c3,
  "/src/components/console/CountriesField#CountriesField": CountriesField_45b469d3ed996619da916df012433542,
  "/src/components/console/mails/MailLook#MailLook": MailLook_db41762e87125bc574c2b3ca86f5d356,
  "/src/components/console/OldNames#OldNames": OldNames_0d8b84b367f4e356546c03fa0704166d,
  "/src/components/console/WelcomeDescription#WelcomeDescription": WelcomeDescription_61eda2035a8eaab6f841e8edb09afff7,
  "/src/components/console/Monogram#Monogram": Monogram_f1c1a7d67c5a7049d3407440294c5508,
  "/src/components/console/Wordmark#Wordmark": Wordmark_bbe6cea063de5fa94b2a53114213c7ac,
  "/src/app/(payload)/console/PendingWork#PendingWork": PendingWork_02d8204df3951c66094c70bc3a535c98,
  "/src/components/console/NamedParts#NamedParts": NamedParts_b7c8021388ba1606b5709cdafc46a931,
  "/src/app/(payload)/console/redirects#LoginRedirect": LoginRedirect_695f379184bb4538b2c1b61bd69b5694,
  "/src/app/(payload)/console/redirects#UnauthorizedRedirect": UnauthorizedRedirect_695f379184bb4538b2c1b61bd69b5694,
  "/src/app/(payload)/console/redirects#InactivityRedirect": InactivityRedirect_695f379184bb4538b2c1b61bd69b5694,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1
}
