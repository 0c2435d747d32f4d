import { Base } from './Base'
import { Buttons } from './Buttons'
import { Fields } from './Fields'
import { Parts } from './Parts'
import { Surfaces } from './Surfaces'
import { ToastStyles } from './ToastStyles'
import { TokenStyles } from './TokenStyles'

/**
 * The styles that public pages and the dashboard share, as inline style tags without client code. Goes into
 * <head>.
 */
export function BaseStyles() {
  return (
    <>
      <TokenStyles />
      <Base />
      <Buttons />
      <Fields />
      <Parts />
      <Surfaces />
      <ToastStyles />
    </>
  )
}
