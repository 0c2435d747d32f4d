'use client'

import { type ComponentType, useState } from 'react'
import { styled } from 'styled-components'
import { dialogBox } from '../ui/Dialog'
import { lazyModule } from '../ui/lazyModule'
import { OpenButton } from '../ui/OpenButton'
import type { FormButton } from './FormDialog'
import { OpenOnMount } from './OpenOnMount'

/**
 * A form dialog that renders only its button at first: its fields and validation would be a third of what a screen
 * loads, so they load on hover or focus, or at the latest on press.
 */
export function lazyDialog<TProps extends { button: FormButton }>(
  load: () => Promise<ComponentType<TProps>>,
): ComponentType<TProps> {
  const form = lazyModule(async () => ({ Form: await load() }))
  function preload(): void {
    dialogBox.preload()
    form.preload()
  }
  return function LazyDialog(props: TProps) {
    const { button } = props
    const [openings, setOpenings] = useState(0)
    const loaded = form.useWhen(openings > 0, () => setOpenings(0))
    const open = () => setOpenings(openings + 1)
    return (
      <>
        <Pointed onPointerOver={preload} onFocus={preload}>
          {typeof button === 'function' ? button(open) : <OpenButton {...button} onPress={open} />}
        </Pointed>
        {openings > 0 && loaded && (
          <loaded.Form
            key={openings}
            {...props}
            button={(openNow: () => void) => <OpenOnMount open={openNow} />}
          />
        )}
      </>
    )
  }
}

/** Catches hover and focus without a box of its own. */
const Pointed = styled.span`
  display: contents;
`
