import type { GlobalConfig, Plugin, UIField } from 'payload'
import { draftOrPublish, onLatestRevision, pageBookkeeping } from './guardPage'
import { pageEndpoints } from './pageEndpoints'

const CONSOLE = '/src/components/console/editing'

/**
 * Makes every page safe to edit: saves are compared, nothing is unpublished, and the console's own parts save the form
 * (docs/behaviour.md, 9.6). A page is a global that names its paths (globals/marketingGlobal.ts).
 */
export function pageEditing(): Plugin {
  return (config) => ({
    ...config,
    globals: config.globals?.map((each) => (each.custom?.pages ? safelyEdited(each) : each)),
  })
}

const notices: UIField = {
  name: 'notices',
  type: 'ui',
  admin: { components: { Field: `${CONSOLE}/PageNotices#PageNotices` }, disableListColumn: true },
}

function safelyEdited(global: GlobalConfig): GlobalConfig {
  const { slug, admin, hooks, endpoints, fields } = global
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
    fields: [notices, ...fields, ...pageBookkeeping],
    admin: {
      ...admin,
      components: {
        ...admin?.components,
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
