import { expect, test } from 'vitest'
import { joinJsonArray } from './join-json.ts'

test.each([[[]], [[{ a: 1 }]], [[{ name: 'Grüße' }, null, [1, 2]]]])(
  '%j is joined as JSON.stringify writes it',
  (list) => {
    const elements = list.map((element) => Buffer.from(JSON.stringify(element)))
    expect(joinJsonArray(elements).toString()).toBe(JSON.stringify(list))
  },
)
