import { existsSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Returns the paths of all files in a folder and its subfolders. */
export function filesIn(folder: string): string[] {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return files.map(({ parentPath, name }) => join(parentPath, name));
}

/** Returns the size of all files in a folder and its subfolders in bytes. */
export const folderBytes = (folder: string): number =>
  filesIn(folder).reduce((sum, file) => sum + statSync(file).size, 0);

/** Deletes the files in a folder, if there is one, but no subfolder, because nginx may be writing into it. */
export function deleteFiles(folder: string): void {
  if (existsSync(folder)) for (const file of filesIn(folder)) rmSync(file, { force: true });
}
