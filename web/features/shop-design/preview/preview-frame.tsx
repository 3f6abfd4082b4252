import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import type { Language } from '#contract/vocabulary.ts'
import { loadFamilies } from '../panels/font-families.ts'
import type { Scheme } from '../use-design-view.ts'

interface PreviewFrameProps {
  readonly title: string
  /** Of the screen that is shown, in CSS px; it is scaled to the room there is. */
  readonly width: number
  readonly scheme: Scheme
  readonly language: Language
  readonly children: ReactNode
}

/**
 * A document of its own with the styles of this one, so that its width decides what the shop looks like. Its content is a
 * part of this React tree: a change is shown with the next render, without messages (Decision 061).
 */
export function PreviewFrame({ title, width, scheme, language, children }: PreviewFrameProps) {
  const [content, setContent] = useState<Document | null>(null)
  /** Has its styles and fonts. */
  const [ready, setReady] = useState<Document | null>(null)
  const room = useRoom()
  const scale = room.size ? Math.min(1, room.size.width / width) : 1
  useEffect(() => {
    if (!content) return
    const { documentElement: root } = content
    root.lang = language
    root.dataset['theme'] = scheme
  }, [content, language, scheme])
  useEffect(() => {
    if (!content) return
    let isGone = false
    const styles = copyStyles(content)
    void styles.ready
      .then(() => loadFamilies(content))
      .then(() => {
        if (!isGone) setReady(content)
      })
    return () => {
      isGone = true
      styles.stop()
    }
  }, [content])
  const screen = useRef<HTMLElement>(null)
  useEffect(() => {
    const view = content?.defaultView
    // In the frame, the keys of the editor would not work, and Chromium would not leave it by Tab.
    const leave = () => screen.current?.focus({ preventScroll: true })
    view?.addEventListener('focus', leave)
    return () => view?.removeEventListener('focus', leave)
  }, [content])
  // Firefox replaces the first document of a frame.
  const adopt = useCallback((frame: HTMLIFrameElement | null) => {
    const current = frame?.contentDocument
    if (current) setContent(current)
  }, [])
  return (
    <div ref={room.ref} className="design-room">
      <section
        ref={screen}
        aria-label={title}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: arrow keys scroll it
        tabIndex={0}
        onKeyDown={(event) => {
          const by = scrollBy(event.key, content?.defaultView ?? null)
          if (by === null) return
          event.preventDefault()
          content?.defaultView?.scrollBy({ top: by })
        }}
        className="design-screen"
        style={room.size ? { width: `${width * scale}px`, height: `${room.size.height}px` } : undefined}
      >
        <iframe
          ref={adopt}
          onLoad={(event) => adopt(event.currentTarget)}
          title={title}
          tabIndex={-1}
          style={
            room.size
              ? { width: `${width}px`, height: `${room.size.height / scale}px`, transform: `scale(${scale})` }
              : undefined
          }
        />
        {content && ready === content && createPortal(children, content.body)}
      </section>
    </div>
  )
}

/** Pixels that a key scrolls by; null: it is no key for that. */
function scrollBy(key: string, view: Window | null): number | null {
  const page = (view?.innerHeight ?? 0) * 0.9
  const steps: Readonly<Record<string, number>> = {
    ArrowDown: 80,
    ArrowUp: -80,
    PageDown: page,
    PageUp: -page,
    ' ': page,
    Home: -1e6,
    End: 1e6,
  }
  return steps[key] ?? null
}

/** The room that the frame has. */
function useRoom() {
  const ref = useRef<HTMLDivElement>(null)
  const [size, setSize] = useState<{ readonly width: number; readonly height: number } | null>(null)
  useEffect(() => {
    const element = ref.current
    if (!element) return
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setSize({ width: entry.contentRect.width, height: entry.contentRect.height })
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return { ref, size }
}

const STYLES = 'link[rel="stylesheet"]'

interface CopiedStyles {
  /** Those of now are loaded. */
  readonly ready: Promise<unknown>
  readonly stop: () => void
}

/** Keeps the frame's styles like those of the page, also when a part of the page brings more later. */
function copyStyles(content: Document): CopiedStyles {
  const known = new Set<Element>()
  const copy = () =>
    [...document.head.querySelectorAll(STYLES)]
      .filter((style) => !known.has(style))
      .map((style) => {
        known.add(style)
        const clone = content.importNode(style, true)
        const loaded = new Promise((resolve) => {
          clone.addEventListener('load', resolve)
          clone.addEventListener('error', resolve)
        })
        content.head.append(clone)
        return loaded
      })
  const ready = Promise.all(copy())
  const observer = new MutationObserver(copy)
  observer.observe(document.head, { childList: true })
  return { ready, stop: () => observer.disconnect() }
}
