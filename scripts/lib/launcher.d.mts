export function carrierOf(platform: string, arch: string, exists?: (path: string) => boolean): string | undefined;
export function binaryOf(carrier: string, root: string): string | undefined;
export function isWithin(version: string, range: string): boolean;
export function missingNode(machine: { platform: string; arch: string; version: string; range: string }): string;
export function loadEnvFiles(command: string, root: string): void;
