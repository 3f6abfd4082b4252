import { Tabs as RadixTabs } from 'radix-ui'
import type { ReactNode } from 'react'

interface TabsProps<V extends string> {
  readonly label: string
  readonly value: V
  readonly onChange: (value: V) => void
  readonly tabs: readonly { readonly value: V; readonly label: string; readonly panel: ReactNode }[]
}

/** Two or three views of one thing, side by side. */
export function Tabs<V extends string>({ label, value, onChange, tabs }: TabsProps<V>) {
  return (
    <RadixTabs.Root
      value={value}
      onValueChange={(chosen) => {
        const tab = tabs.find((candidate) => candidate.value === chosen)
        if (tab) onChange(tab.value)
      }}
    >
      <RadixTabs.List
        aria-label={label}
        className="flex flex-wrap gap-1 rounded-control border border-line bg-surface p-1"
      >
        {tabs.map((tab) => (
          <RadixTabs.Trigger
            key={tab.value}
            value={tab.value}
            className="min-h-11 flex-1 rounded-[9px] px-3 text-16 font-[600] text-muted data-[state=active]:bg-ink data-[state=active]:text-paper"
          >
            {tab.label}
          </RadixTabs.Trigger>
        ))}
      </RadixTabs.List>
      {tabs.map((tab) => (
        <RadixTabs.Content key={tab.value} value={tab.value} className="pt-6">
          {tab.panel}
        </RadixTabs.Content>
      ))}
    </RadixTabs.Root>
  )
}
