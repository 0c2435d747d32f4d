import type { GlobalConfig, Plugin, UIField } from 'payload'
import { draftOrPublish, onLatestRevision, pageBookkeeping } from './guardPage'
import { linkTargets } from './linkTargets'
import { oldNames } from './oldNames'
import { pageEndpoints } from './pageEndpoints'
import { type PageSection, sectionsOf, withSections } from './pageSections'
import { publishTogether } from './publishTogether'

const CONSOLE = '/src/components/console/editing'

/**
 * Makes every page safe to edit: saves are compared, nothing is unpublished, and the console's own parts save the form
 * (docs/behaviour.md, 9.6). A page is a global that names its paths (globals/marketingGlobal.ts).
 */
export function pageEditing(): Plugin {
  return (config) => ({
    ...config,
    globals: config.globals?.map((each) => (each.custom?.pages ? safelyEdited(each) : each)),
    endpoints: [...(config.endpoints ?? []), publishTogether(), linkTargets(), oldNames()],
  })
}

/** Parts of the form that are no fields: what there is to know, and the list of sections. */
const notices = part('notices', `${CONSOLE}/PageNotices#PageNotices`)
const sections = (shown: PageSection[]) =>
  part('sections', { path: `${CONSOLE}/PageSections#PageSections`, clientProps: { sections: shown } })

function part(name: string, Field: string | { path: string; clientProps: object }): UIField {
  return { name, type: 'ui', admin: { components: { Field }, disableListColumn: true } }
}

function safelyEdited(global: GlobalConfig): GlobalConfig {
  const { slug, admin, hooks, endpoints, fields } = global
  const anchors = sectionsOf(fields)
  return {
    ...global,
    // Payload's lock ends with the next save, and its dialog interrupts typing; saves are compared instead.
    lockDocuments: false,
    hooks: {
      ...hooks,
      beforeOperation: [...(hooks?.beforeOperation ?? []), draftOrPublish],
      beforeChange: [...(hooks?.beforeChange ?? []), onLatestRevision],
    },
    endpoints: [...(endpoints || []), ...pageEndpoints(slug)],
    fields: [
      notices,
      ...(anchors.length > 0 ? [sections(anchors)] : []),
      ...withSections(fields),
      ...pageBookkeeping,
    ],
    admin: {
      ...admin,
      components: {
        ...admin?.components,
        views: { edit: { versions: { Component: '/src/app/(payload)/console/PageVersions#PageVersions' } } },
        elements: {
          ...admin?.components?.elements,
          Status: `${CONSOLE}/PageStatus#PageStatus`,
          PublishButton: `${CONSOLE}/PublishPage#PublishPage`,
          UnpublishButton: `${CONSOLE}/NoUnpublish#NoUnpublish`,
        },
      },
    },
  }
}
