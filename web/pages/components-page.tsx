import { Bookmark, Heart, PackageOpen } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { PRICE } from '#contract/limits.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { ChoiceChip, RemovableChip } from '#web/ui/buttons/chip.tsx'
import { IconButton } from '#web/ui/buttons/icon-button.tsx'
import { ShareButton } from '#web/ui/buttons/share-button.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { showToast } from '#web/ui/feedback/toast.ts'
import { Checkbox } from '#web/ui/forms/checkbox.tsx'
import { CodeField } from '#web/ui/forms/code-field.tsx'
import { PasswordField } from '#web/ui/forms/password-field.tsx'
import { RangeSlider } from '#web/ui/forms/range-slider.tsx'
import { Segmented } from '#web/ui/forms/segmented.tsx'
import { SelectField } from '#web/ui/forms/select-field.tsx'
import { Switch } from '#web/ui/forms/switch.tsx'
import { TextField } from '#web/ui/forms/text-field.tsx'
import { Badge } from '#web/ui/marks/badge.tsx'
import { Wordmark } from '#web/ui/marks/wordmark.tsx'
import { AlertDialog } from '#web/ui/overlays/alert-dialog.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { Sheet } from '#web/ui/overlays/sheet.tsx'
import { Card } from '#web/ui/page/card.tsx'
import { LanguageSwitch } from '#web/ui/page/language-switch.tsx'
import { PageFrame } from '#web/ui/page/page-frame.tsx'
import { Tabs } from '#web/ui/page/tabs.tsx'

/** All building blocks in both colour modes, side by side. Development builds only. */
export function ComponentsPage() {
  return (
    <PageFrame title="web/ui" after={<LanguageSwitch />} className="max-w-6xl!">
      <div className="grid gap-4 lg:grid-cols-2">
        <Mode scheme="light">
          <Workbench />
        </Mode>
        <Mode scheme="dark">
          <Workbench />
        </Mode>
      </div>
    </PageFrame>
  )
}

function Mode({ scheme, children }: { readonly scheme: 'light' | 'dark'; readonly children: ReactNode }) {
  // `light-dark()` follows the color-scheme of the element it is used on: see tokens.css.
  return (
    <div data-scheme={scheme} className="flex flex-col gap-4 rounded-card bg-paper p-6 text-ink">
      {children}
    </div>
  )
}

function Workbench() {
  return (
    <>
      <Wordmark />
      <Buttons />
      <Fields />
      <Choices />
      <Layers />
      <Card title="Skeleton">
        <Skeleton className="h-24" />
      </Card>
      <EmptyState icon={<PackageOpen size={40} />} title="Empty state" text="Says why, and what to do next.">
        <Button>Action</Button>
      </EmptyState>
    </>
  )
}

function Buttons() {
  return (
    <Card title="Buttons, badges">
      <div className="flex flex-wrap items-center gap-3">
        <Button>Solid</Button>
        <Button tone="volt">Volt</Button>
        <Button tone="outline">Outline</Button>
        <Button tone="ghost">Ghost</Button>
        <Button tone="danger">Danger</Button>
        <Button busy>Busy</Button>
        <Button disabled>Disabled</Button>
        <IconButton label="Save" icon={<Bookmark aria-hidden />} tone="surface" size={56} />
        <IconButton label="Like" icon={<Heart aria-hidden />} tone="volt" size={64} />
        <ShareButton label="Share" title="Share" path={location.pathname} />
        <Badge>Drop 12.12.</Badge>
        <Badge tone="signal">Sale −30 %</Badge>
        <Badge tone="volt">Neu</Badge>
        <Badge tone="ink">Anzeige</Badge>
      </div>
    </Card>
  )
}

function Fields() {
  const [zone, setZone] = useState('a')
  return (
    <Card title="Fields">
      <div className="flex flex-col gap-4">
        <TextField label="Text" hint="A hint" placeholder="Placeholder" />
        <TextField label="Wrong" error="What happened and what to do" defaultValue="value" />
        <PasswordField label="Password" showStrength />
        <CodeField label="Code" />
        <SelectField
          label="Select"
          value={zone}
          onChange={setZone}
          options={[
            { value: 'a', label: 'One' },
            { value: 'b', label: 'Two' },
          ]}
        />
      </div>
    </Card>
  )
}

function Choices() {
  const [isOn, setOn] = useState(true)
  const [range, setRange] = useState<{ min: number; max: number }>({ min: 100, max: 4000 })
  const [theme, setTheme] = useState<'a' | 'b'>('a')
  return (
    <Card title="Choices">
      <div className="flex flex-col gap-5">
        <Checkbox label="Checkbox with a label that runs over several lines when the screen is narrow" />
        <Switch label="Switch" hint="At once" checked={isOn} onChange={setOn} />
        <div className="flex flex-wrap gap-2">
          <ChoiceChip pressed={isOn} onPress={() => setOn(!isOn)}>
            Shoes
          </ChoiceChip>
          <RemovableChip removeLabel="Remove Shoes" onRemove={() => setOn(false)}>
            Shoes
          </RemovableChip>
        </div>
        <Segmented
          label="Segmented"
          value={theme}
          onChange={setTheme}
          options={[
            { value: 'a', label: 'Light' },
            { value: 'b', label: 'Dark' },
          ]}
        />
        <RangeSlider
          label="Price"
          minLabel="From"
          maxLabel="To"
          unit="€"
          min={PRICE.min}
          max={PRICE.max}
          step={PRICE.step}
          value={range}
          onChange={setRange}
        />
        <Tabs
          label="Tabs"
          value={theme}
          onChange={setTheme}
          tabs={[
            { value: 'a', label: 'Login', panel: <p>First panel</p> },
            { value: 'b', label: 'Register', panel: <p>Second panel</p> },
          ]}
        />
      </div>
    </Card>
  )
}

function Layers() {
  const [open, setOpen] = useState<'dialog' | 'alert' | 'left' | 'right' | 'bottom' | null>(null)
  const close = () => setOpen(null)
  return (
    <Card title="Layers">
      <div className="flex flex-wrap gap-3">
        {(['dialog', 'alert', 'left', 'right', 'bottom'] as const).map((layer) => (
          <Button key={layer} tone="outline" size="s" onClick={() => setOpen(layer)}>
            {layer}
          </Button>
        ))}
        <Button tone="outline" size="s" onClick={() => showToast({ title: 'Toast', text: 'One at a time' })}>
          toast
        </Button>
      </div>
      <Dialog open={open === 'dialog'} onClose={close} title="Dialog" description="One sentence.">
        <p className="mt-4">Content</p>
      </Dialog>
      <AlertDialog
        open={open === 'alert'}
        onClose={close}
        title="Sure?"
        text="This cannot be undone."
        confirmLabel="Delete"
        onConfirm={close}
      />
      {(['left', 'right', 'bottom'] as const).map((side) => (
        <Sheet
          key={side}
          open={open === side}
          onClose={close}
          side={side}
          title="Sheet"
          footer={<Button block>Apply</Button>}
        >
          <p>Content</p>
        </Sheet>
      ))}
    </Card>
  )
}
