import { ChevronDown } from 'lucide-react'
import { type ReactNode, type RefObject, useEffect, useId, useRef } from 'react'
import { classes } from '../classes.ts'

interface PopoverProps {
  /** Text of the line that opens and closes it. */
  readonly label: string
  readonly icon: ReactNode
  readonly isOpen: boolean
  readonly onChange: (isOpen: boolean) => void
  readonly children: ReactNode
}

/**
 * A line that opens a small box over the following content. The box follows its button in the document, so that Tab leads
 * into it. Escape, a press outside and moving the focus away close it, but not the dialog around it.
 */
export function Popover({ label, icon, isOpen, onChange, children }: PopoverProps) {
  const id = useId()
  const root = useRef<HTMLDivElement>(null)
  const box = useRef<HTMLDivElement>(null)
  useDismissal(root, isOpen, () => onChange(false))
  useEffect(() => {
    const element = box.current
    if (!isOpen || !element) return
    // Also when the box grows because its content is loaded later.
    const growth = new ResizeObserver(() => element.scrollIntoView({ block: 'nearest' }))
    growth.observe(element)
    return () => growth.disconnect()
  }, [isOpen])
  return (
    <div ref={root} className="relative">
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => onChange(!isOpen)}
        className="-mx-2 inline-flex min-h-11 items-center gap-2 rounded-control px-2 text-left text-14 font-[600] hover:bg-line"
      >
        {icon}
        {label}
        <ChevronDown aria-hidden size={16} className={classes('shrink-0', isOpen && 'rotate-180')} />
      </button>
      <div
        ref={box}
        id={id}
        hidden={!isOpen}
        className="absolute inset-x-0 top-full scroll-my-4 z-10 mt-1 rounded-control border border-edge bg-surface p-4 shadow-card"
      >
        {isOpen && children}
      </div>
    </div>
  )
}

/** Closes on Escape, on a press outside and when the focus moves away. */
function useDismissal(root: RefObject<HTMLElement | null>, isOpen: boolean, close: () => void): void {
  const closing = useRef(close)
  useEffect(() => {
    closing.current = close
  })
  useEffect(() => {
    if (!isOpen) return
    const element = root.current
    const leaves = (target: EventTarget | null): boolean => target instanceof Node && !element?.contains(target)
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      // Handled first and stopped: the dialog around would close on the same key.
      event.stopImmediatePropagation()
      event.preventDefault()
      closing.current()
      element?.querySelector('button')?.focus()
    }
    const onPress = (event: PointerEvent) => {
      if (leaves(event.target)) closing.current()
    }
    const onFocusOut = (event: FocusEvent) => {
      if (leaves(event.relatedTarget)) closing.current()
    }
    addEventListener('keydown', onKey, true)
    addEventListener('pointerdown', onPress, true)
    element?.addEventListener('focusout', onFocusOut)
    return () => {
      removeEventListener('keydown', onKey, true)
      removeEventListener('pointerdown', onPress, true)
      element?.removeEventListener('focusout', onFocusOut)
    }
  }, [root, isOpen])
}
