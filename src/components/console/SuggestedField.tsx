import type { CollectionSlug, TextFieldServerComponent } from 'payload'
import { SuggestedText } from './SuggestedText'

/** How many suggestions are sent along with a form. */
const MOST = 200

/** A line of text that offers what other records of the list say in it. */
export const SuggestedField: TextFieldServerComponent = async ({
  clientField,
  collectionSlug,
  path,
  payload,
  permissions,
  req,
}) => {
  const { name } = clientField
  const { values } = await payload.findDistinct({
    collection: collectionSlug as CollectionSlug,
    field: name,
    limit: MOST,
    user: req.user,
    overrideAccess: false,
  })
  const suggestions = values.map((each) => (each as Record<string, unknown>)[name])
  return (
    <SuggestedText
      path={path}
      field={clientField}
      permissions={permissions}
      suggestions={suggestions.filter((each): each is string => typeof each === 'string' && each !== '')}
    />
  )
}
