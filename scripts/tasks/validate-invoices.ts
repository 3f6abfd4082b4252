import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { invoicePdf } from '#server/features/billing/invoices/invoice-pdf.ts'
import { SAMPLE_INVOICES } from '#server/features/billing/invoices/testing/sample-invoices.ts'

// Sends one invoice of each kind through the validator of Mustang: EN 16931 and Factur-X (schematron), PDF/A-3 (veraPDF).
// Needs Java and Maven; Maven brings the validator. Ends with code 1 when a document is not valid.
// Usage: npm run validate:invoices

const VERSION = '2.20.0'
const POM = `<project xmlns="http://maven.apache.org/POM/4.0.0"><modelVersion>4.0.0</modelVersion>
<groupId>dropdeck</groupId><artifactId>validate-invoices</artifactId><version>1</version><dependencies><dependency>
<groupId>org.mustangproject</groupId><artifactId>validator</artifactId><version>${VERSION}</version>
</dependency></dependencies></project>`
const PROGRAM = `import org.mustangproject.validator.ZUGFeRDValidator;
public class Validate {
  public static void main(String[] files) {
    for (String file : files) System.out.println("== " + file + "\\n" + new ZUGFeRDValidator().validate(file));
  }
}`

const folder = mkdtempSync(join(tmpdir(), 'invoices-'))
const run = (program: string, options: readonly string[]): string =>
  execFileSync(program, options, { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'], maxBuffer: 1e8 })

try {
  writeFileSync(join(folder, 'pom.xml'), POM)
  writeFileSync(join(folder, 'Validate.java'), PROGRAM)
  console.log(`… Mustang ${VERSION}`)
  run('mvn', ['-q', 'dependency:build-classpath', '-Dmdep.outputFile=classpath'])
  const names = Object.keys(SAMPLE_INVOICES)
  for (const [name, content] of Object.entries(SAMPLE_INVOICES))
    writeFileSync(join(folder, `${name}.pdf`), await invoicePdf(content))
  const classpath = readFileSync(join(folder, 'classpath'), 'utf8')
  const report = run('java', ['-cp', classpath, 'Validate.java', ...names.map((name) => `${name}.pdf`)])
  const parts = report.split('== ').slice(1)
  if (parts.length !== names.length) throw new Error(`${parts.length} reports of ${names.length} documents`)
  for (const part of parts) {
    const [file] = part.split('\n', 1)
    // The last summary is that of the whole document, after those of its PDF and its XML.
    const isValid = [...part.matchAll(/<summary status="(\w+)"/g)].at(-1)?.[1] === 'valid'
    console.log(`${isValid ? '✓' : '✗'} ${file}`)
    if (isValid) continue
    console.error(part)
    process.exitCode = 1
  }
} finally {
  rmSync(folder, { recursive: true, force: true })
}
