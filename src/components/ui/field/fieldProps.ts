import type { FieldTexts } from './FieldParts'

/** The field's own props without its texts, invalid while there is an error: react-aria never blocks the form, the schema decides. */
export function fieldProps<T extends FieldTexts>(props: T) {
  const { label, isLabelHidden, isOptional, description, errorMessage, ...rest } = props
  return {
    texts: { label, isLabelHidden, isOptional, description, errorMessage },
    control: {
      ...rest,
      className: 'field',
      validationBehavior: 'aria' as const,
      ...(errorMessage ? { isInvalid: true } : {}),
    },
  }
}
