'use client'

import { type RefObject, useEffect, useRef } from 'react'
import { phoneQuery } from '../theme/tokens'

/** Marks the history entry of an open layer. */
const MARK = 'isOpenLayer'
/** Devices on which Back is a gesture or a key. */
const HAS_BACK = `${phoneQuery}, (pointer: coarse)`

type Layer = { href: string; latest: RefObject<{ close: () => void; isLocked: boolean }> }

/** Open layers, the topmost last; each has one history entry. */
const layers: Layer[] = []
let stepsToLeave = 0
let awaitedSteps = 0

/**
 * While something is open on a phone, Back closes it instead of leaving the screen; while it is locked, Back does
 * nothing. Closing it in another way also removes its history entry.
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

/** The hook as an element, to render inside the layer. */
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
    // Forward, or Back from another screen: the entry's layer is closed, so the entry is skipped.
    window.history.back()
  }
}

function leave(layer: Layer): void {
  const place = layers.indexOf(layer)
  // Back has already closed it.
  if (place === -1) return
  layers.splice(place, 1)
  // A link navigated away: the entry is now below the new screen's, and Back skips it.
  if (window.location.href !== layer.href) return
  stepsToLeave += 1
  // Layers that close together share one step; browsers drop a second call of back().
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
