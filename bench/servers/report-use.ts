/** Loaded before a command. When the command ends, writes its processor time and largest memory to file descriptor 3. */
import { writeSync } from 'node:fs';

const REPORT = 3;

process.on('exit', () => {
  const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage();
  writeSync(REPORT, JSON.stringify({ processorSeconds: (userCPUTime + systemCPUTime) / 1e6, bytes: maxRSS * 1024 }));
});
