import fs from 'node:fs'
import path from 'node:path'

/** Writes index.html beside the folders of pictures: one row per scene, one column per folder. */
export function writeContactSheet(folder) {
  if (!fs.existsSync(folder)) return
  const columns = fs.readdirSync(folder, { withFileTypes: true }).filter((each) => each.isDirectory())
  const filesOf = ({ name }) => fs.readdirSync(path.join(folder, name))
  const names = [...new Set(columns.flatMap(filesOf))].toSorted()
  const cell = (column, file) =>
    fs.existsSync(path.join(folder, column, file))
      ? `<td><a href="${column}/${file}"><img src="${column}/${file}" alt="" loading="lazy"></a></td>`
      : '<td></td>'
  const rows = names.map(
    (file) =>
      `<tr><th>${file.replace('.png', '')}</th>${columns.map(({ name }) => cell(name, file)).join('')}</tr>`,
  )
  const page = `<!doctype html><meta charset="utf-8"><title>Every screen</title>
<style>body{font:14px system-ui}th{text-align:left;vertical-align:top;padding:8px}td{vertical-align:top;padding:4px}
img{width:22vw;max-height:70vh;object-fit:cover;object-position:top;border:1px solid #ccc}</style>
<table><tr><th></th>${columns.map(({ name }) => `<th>${name}</th>`).join('')}</tr>
${rows.join('\n')}</table>
`
  fs.writeFileSync(path.join(folder, 'index.html'), page)
}
