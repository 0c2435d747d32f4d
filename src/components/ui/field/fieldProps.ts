import type { FieldTexts } from './FieldParts'

/**
 * The field's props without its texts, invalid while there is an error. react-aria never validates; the schema
 * does.
 */
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
