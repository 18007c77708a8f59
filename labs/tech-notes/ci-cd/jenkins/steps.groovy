// The note's steps, with a stand-in for the `sh` step: a file, `sh -xe`, the build's environment.
def env = [
  CHANGE_TITLE: args[0],
  DEPLOY_TOKEN: 'token-1234',
]

def sh = { script ->
  def file = new File('script.sh')
  file.text = script.toString()
  println "script.sh: ${file.text}"
  def build = new ProcessBuilder('sh', '-xe', file.path)
  build.environment().clear()
  build.environment().putAll(env + [PATH: System.getenv('PATH')])
  build.redirectErrorStream(true)
  def process = build.start()
  process.inputStream.eachLine { println "log: ${it}" }
  println "exit: ${process.waitFor()}\n"
}

sh "echo Building ${env.CHANGE_TITLE}"
sh "echo 'Building ${env.CHANGE_TITLE}'"
sh 'echo "Building $CHANGE_TITLE"'
