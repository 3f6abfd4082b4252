import { type KeyboardEvent, type ReactNode, useId } from 'react'

interface TabsProps<V extends string> {
  readonly label: string
  readonly value: V
  readonly onChange: (value: V) => void
  readonly tabs: readonly { readonly value: V; readonly label: string; readonly panel: ReactNode }[]
  /** Beside the tabs where there is room, below them on a phone. */
  readonly beside?: ReactNode
}

/** Tabs. Arrow keys, Home and End focus another tab and show it at once. */
export function Tabs<V extends string>({ label, value, onChange, tabs, beside }: TabsProps<V>) {
  const id = useId()
  const onKey = (event: KeyboardEvent<HTMLElement>) => {
    const to = tabAfter(
      event.key,
      tabs.findIndex((tab) => tab.value === value),
      tabs.length,
    )
    const tab = to === null ? undefined : tabs[to]
    if (!tab) return
    event.preventDefault()
    onChange(tab.value)
    document.getElementById(`${id}-${tab.value}`)?.focus()
  }
  return (
    <div>
      <div className="flex flex-wrap items-center gap-4 md:flex-nowrap low:flex-nowrap">
        <div
          role="tablist"
          aria-label={label}
          onKeyDown={onKey}
          className="flex max-w-md flex-1 basis-72 flex-wrap gap-1 rounded-control border border-line bg-surface p-1"
        >
          {tabs.map((tab) => (
            <button
              key={tab.value}
              type="button"
              role="tab"
              id={`${id}-${tab.value}`}
              aria-selected={tab.value === value}
              aria-controls={`${id}-${tab.value}-panel`}
              // One tab stop; arrow keys move between tabs.
              tabIndex={tab.value === value ? 0 : -1}
              onClick={() => onChange(tab.value)}
              className="min-h-11 flex-1 rounded-[9px] px-3 text-16 font-[600] text-muted aria-selected:bg-ink aria-selected:text-paper"
            >
              {tab.label}
            </button>
          ))}
        </div>
        {beside}
      </div>
      {tabs.map((tab) => (
        <div
          key={tab.value}
          role="tabpanel"
          id={`${id}-${tab.value}-panel`}
          aria-labelledby={`${id}-${tab.value}`}
          hidden={tab.value !== value}
          className="pt-6 low:pt-3"
        >
          {tab.value === value && tab.panel}
        </div>
      ))}
    </div>
  )
}

/** The tab that a key leads to from the one at `at`; null for other keys. */
export function tabAfter(key: string, at: number, count: number): number | null {
  if (key === 'ArrowRight') return (at + 1) % count
  if (key === 'ArrowLeft') return (at - 1 + count) % count
  if (key === 'Home') return 0
  return key === 'End' ? count - 1 : null
}
