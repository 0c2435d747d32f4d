'use client'

import { type RefObject, useEffect, useRef } from 'react'
import { phoneQuery } from '../theme/tokens'

/** Marks a history entry that stands for something open. */
const MARK = 'isOpenLayer'
/** Where Back is a gesture or a key of the device. */
const HAS_BACK = `${phoneQuery}, (pointer: coarse)`

type Layer = { href: string; latest: RefObject<{ close: () => void; isLocked: boolean }> }

/** What is open, the topmost last: each has one entry of the history. */
const layers: Layer[] = []
let stepsToLeave = 0
let awaitedSteps = 0

/**
 * While something is open on a phone, Back closes it instead of leaving the screen; while it is locked, Back does
 * nothing. Closed in another way, it takes its entry of the history with it.
 */
export function useBackCloses(isOpen: boolean, close: () => void, isLocked = false): void {
  const latest = useRef({ close, isLocked })
  useEffect(() => {
    latest.current = { close, isLocked }
  })
  useEffect(() => {
    if (!isOpen || !window.matchMedia(HAS_BACK).matches) return
    window.addEventListener('popstate', handleStep)
    const layer = { href: window.location.href, latest }
    layers.push(layer)
    pushEntry()
    return () => leave(layer)
  }, [isOpen])
}

/** The same as an element, inside what opens. */
export function BackCloses(props: { isOpen: boolean; close: () => void; isLocked?: boolean }) {
  useBackCloses(props.isOpen, props.close, props.isLocked)
  return null
}

function pushEntry(): void {
  window.history.pushState({ [MARK]: true }, '')
}

function handleStep(): void {
  if (awaitedSteps > 0) {
    awaitedSteps -= 1
    return
  }
  const top = layers.at(-1)
  if (top?.latest.current.isLocked) pushEntry()
  else if (top) {
    layers.pop()
    top.latest.current.close()
  } else if (isMarked(window.history.state)) {
    // Forward, or Back from another screen: what stood there is closed, so its entry is passed over.
    window.history.back()
  }
}

function leave(layer: Layer): void {
  const place = layers.indexOf(layer)
  // Back has closed it.
  if (place === -1) return
  layers.splice(place, 1)
  // A link led away: its entry is under the new screen's now, where Back passes it over.
  if (window.location.href !== layer.href) return
  stepsToLeave += 1
  // Several that close together take one step; browsers drop a second call of back().
  queueMicrotask(() => {
    if (stepsToLeave === 0) return
    awaitedSteps += 1
    window.history.go(-stepsToLeave)
    stepsToLeave = 0
  })
}

function isMarked(state: unknown): boolean {
  return typeof state === 'object' && state !== null && MARK in state
}
