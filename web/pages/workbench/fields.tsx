import { useState } from 'react'
import { PRICE } from '#contract/discovery.limits.ts'
import { ChoiceChip, RemovableChip } from '#web/ui/buttons/chip.tsx'
import { DeskSearch } from '#web/ui/desk/desk-search.tsx'
import { Checkbox } from '#web/ui/forms/checkbox.tsx'
import { ClearButton } from '#web/ui/forms/clear-button.tsx'
import { CodeField } from '#web/ui/forms/code-field.tsx'
import { FormError } from '#web/ui/forms/form-error.tsx'
import { MailLinkForm } from '#web/ui/forms/mail-link-form.tsx'
import { NumberField } from '#web/ui/forms/number-field.tsx'
import { PasswordField } from '#web/ui/forms/password-field.tsx'
import { PriceField } from '#web/ui/forms/price-field.tsx'
import { RangeSlider } from '#web/ui/forms/range-slider.tsx'
import { Segmented } from '#web/ui/forms/segmented.tsx'
import { SelectField } from '#web/ui/forms/select-field.tsx'
import { Switch } from '#web/ui/forms/switch.tsx'
import { TextArea } from '#web/ui/forms/text-area.tsx'
import { TextField } from '#web/ui/forms/text-field.tsx'
import { Card } from '#web/ui/page/card.tsx'
import { Tabs } from '#web/ui/page/tabs.tsx'

/** Text fields. */
export function Fields() {
  const [zone, setZone] = useState('a')
  const [cents, setCents] = useState<number | null>(4990)
  const [count, setCount] = useState(120)
  const [words, setWords] = useState('Words')
  return (
    <Card title="Fields">
      <div className="flex flex-col gap-4">
        <DeskSearch label="Search" hint="What can be found" words="" mostCharacters={40} onSearch={() => {}} />
        <TextField label="Text" hint="A hint" placeholder="Placeholder" />
        <div className="relative">
          <TextField label="To be cleared" value={words} onChange={(event) => setWords(event.target.value)} />
          {words !== '' && <ClearButton label="Clear" onClick={() => setWords('')} className="right-0.5 bottom-0.5" />}
        </div>
        <FormError text="An error of the form" />
        <TextField label="Wrong" error="What happened and what to do" defaultValue="value" />
        <PasswordField label="Password" showStrength />
        <CodeField label="Code" />
        <NumberField label="Number" unit="€" value={count} min={0} max={500} step={10} onChange={setCount} />
        <PriceField label="Price" hint="Empty: none" cents={cents} onChange={setCents} />
        <TextArea label="Text area" placeholder="Several lines" />
        <SelectField
          label="Select"
          value={zone}
          onChange={setZone}
          options={[
            { value: 'a', label: 'One' },
            { value: 'b', label: 'Two' },
          ]}
        />
        <MailLinkForm label="Link of a mail" />
      </div>
    </Card>
  )
}

/** Controls with choices. */
export function Choices() {
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
